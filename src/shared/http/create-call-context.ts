import type { AxiosInstance } from 'axios';
import type { Base } from './base-urls.ts';
import { type CallContext, type CallSources, headersWith } from './call-context.ts';

/** The call context of one portal. */
export function createCallContext({ language, tokens, ready }: CallSources): CallContext {
  let clients: Record<Base, AxiosInstance> | null = null;
  const context: CallContext = {
    headers: (own = {}) => headersWith(own.language ?? language(), own.anonymous ? null : tokens()),
    ready,
    client: async (base) => {
      const { createAxiosClients } = await import('./axios-clients.ts');
      clients ??= createAxiosClients(context);
      return clients[base];
    },
  };
  return context;
}
