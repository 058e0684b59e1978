import { expect, test } from 'vitest';
import { axiosClients } from '#shared/http/axios-clients.ts';

test('the main and identity APIs may take a minute, the entities and accounts APIs five seconds (P9, R9)', () => {
  const milliseconds = Object.entries(axiosClients).map(([base, client]) => [base, client.defaults.timeout]);
  expect(Object.fromEntries(milliseconds)).toEqual({ main: 60_000, identity: 60_000, entities: 5000, accounts: 5000 });
});
