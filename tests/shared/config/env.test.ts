import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The environment of a portal built with these variables. */
async function builtWith(variables: Record<`VITE_${string}`, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  return import('#shared/config/env.ts');
}

test('a variable is taken without the blanks round it, and a blank one as not given', async () => {
  const { env, registersAccess } = await builtWith({
    VITE_NFIS_URL: ' https://nfis.example.ba\n',
    VITE_CONTACT_PHONE: '  ',
    VITE_REGISTERS_ACCESS: '',
  });
  expect(env.VITE_NFIS_URL).toBe('https://nfis.example.ba');
  expect(env).not.toHaveProperty('VITE_CONTACT_PHONE');
  expect(registersAccess).toBe('sign-in');
});

test('forbidden addresses are compared without blanks and capitals (R5)', async () => {
  const { forbiddenEmails } = await builtWith({ VITE_FORBIDDEN_EMAILS: 'Info@example.ba , , kontrola@example.ba' });
  expect(forbiddenEmails).toEqual(['info@example.ba', 'kontrola@example.ba']);
});
