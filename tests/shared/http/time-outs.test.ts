import { expect, test } from 'vitest';
import { createAxiosClients } from '#shared/http/axios-clients.ts';
import { testCalls } from '#tests/calls.ts';

test('the main and identity APIs may take a minute, the entities and accounts APIs five seconds (P9, R9)', () => {
  const milliseconds = Object.entries(createAxiosClients(testCalls())).map(([base, client]) => [
    base,
    client.defaults.timeout,
  ]);
  expect(Object.fromEntries(milliseconds)).toEqual({ main: 60_000, identity: 60_000, entities: 5000, accounts: 5000 });
});
