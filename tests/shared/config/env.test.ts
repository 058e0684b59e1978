import { expect, test } from 'vitest';
import { addressesIn, onOwnHost, registersAccess, setVariables } from '#shared/config/env.ts';

test('a variable is used without the blanks around it, and a blank one counts as missing', () => {
  expect(
    setVariables({ VITE_NFIS_URL: ' https://nfis.example.ba\n', VITE_CONTACT_PHONE: '  ', VITE_REGISTERS_ACCESS: '' }),
  ).toEqual({ VITE_NFIS_URL: 'https://nfis.example.ba' });
});

test('a path in an address means the own host, once it is known', () => {
  const variables = { VITE_MAIN_API_URL: '/main/api', VITE_NFIS_URL: 'https://nfis.example.ba', VITE_BASE_PATH: '/p/' };
  expect(onOwnHost(variables, 'https://portal.example.ba')).toEqual({
    ...variables,
    VITE_MAIN_API_URL: 'https://portal.example.ba/main/api',
  });
  expect(onOwnHost(variables, undefined)).toEqual(variables);
});

test('without a setting the registers need a sign-in', () => {
  expect(registersAccess).toBe('sign-in');
});

test('forbidden addresses are compared without blanks and capitals (R5)', () => {
  expect(addressesIn('Info@example.ba , , kontrola@example.ba')).toEqual(['info@example.ba', 'kontrola@example.ba']);
});
