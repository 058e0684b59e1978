import type { ApiCall } from './api-call.ts';

/** The query values of a call as they are sent: empty ones are left out unless the call has `keepEmpty`. */
export function callParams({ params, keepEmpty }: ApiCall): Record<string, string> {
  const entries = Object.entries(params ?? {}).map(([key, value]) => [key, value ?? ''] as const);
  return Object.fromEntries(
    entries.filter(([, value]) => keepEmpty || value !== '').map(([key, value]) => [key, String(value)]),
  );
}
