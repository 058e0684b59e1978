import type { CallSources } from '#shared/http/call-context.ts';
import { createCallContext } from '#shared/http/create-call-context.ts';

/** The call context of a visitor in Bosnian, without the rest of a portal; `given` replaces a source. */
export const testCalls = (given: Partial<CallSources> = {}) =>
  createCallContext({ language: () => 'bs', tokens: () => null, ready: () => Promise.resolve(), ...given });
