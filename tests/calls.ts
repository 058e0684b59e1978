import { type CallSources, createCallContext } from '#shared/http/call-context.ts';

/** The call context of a visitor in Bosnian, without the rest of a portal; `given` replaces a source. */
export const testCalls = (given: Partial<CallSources> = {}) =>
  createCallContext({ language: () => 'bs', tokens: () => null, ready: () => Promise.resolve(), ...given });
