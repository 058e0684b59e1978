import { describe, expect, test } from 'vitest';
import { environmentProblems } from '../../scripts/build/checked-environment.ts';

const COMPLETE = {
  VITE_MAIN_API_URL: 'https://a.example/x',
  VITE_IDENTITY_API_URL: 'https://b.example',
  VITE_ENTITIES_API_URL: 'https://c.example',
  VITE_ACCOUNTS_API_URL: 'https://d.example:1',
  VITE_CLIENT_ID: 'key',
  VITE_IDENTITY_APP_URL: 'https://e.example',
};

describe('the environment of a production build (faults B29)', () => {
  test('is accepted when complete, also on the loopback', () => {
    expect(environmentProblems(COMPLETE)).toEqual([]);
    expect(environmentProblems({ ...COMPLETE, VITE_MAIN_API_URL: 'http://127.0.0.1:5101/api' })).toEqual([]);
  });

  test('is refused with every missing name', () => {
    expect(environmentProblems({})).toHaveLength(6);
    expect(environmentProblems({ ...COMPLETE, VITE_CLIENT_ID: '' })).toEqual(['VITE_CLIENT_ID is missing']);
  });

  test('is refused with an API that is not reached by TLS, or is no address', () => {
    expect(environmentProblems({ ...COMPLETE, VITE_ACCOUNTS_API_URL: 'http://api.example.ba' })).toEqual([
      'VITE_ACCOUNTS_API_URL must begin with https:',
    ]);
    expect(environmentProblems({ ...COMPLETE, VITE_ACCOUNTS_API_URL: 'api' })).toEqual([
      'VITE_ACCOUNTS_API_URL is not an absolute address',
    ]);
    expect(environmentProblems({ ...COMPLETE, VITE_MAIN_API_URL: 'http://localhost.example.ba/api' })).toHaveLength(1);
  });

  test('may name an API by a path of the own host, but not another host without a scheme', () => {
    expect(environmentProblems({ ...COMPLETE, VITE_MAIN_API_URL: '/main/api' })).toEqual([]);
    for (const foreign of ['//a.example/x', '/\\\\a.example/x'])
      expect(environmentProblems({ ...COMPLETE, VITE_MAIN_API_URL: foreign })).toEqual([
        'VITE_MAIN_API_URL is not an absolute address',
      ]);
  });

  test('is refused with a further variable that makes no sense, and needs none of them', () => {
    const wrong = { VITE_NFIS_URL: 'nfis', VITE_CONTACT_EMAIL: 'agencija', VITE_REGISTERS_ACCESS: 'nobody' };
    expect(environmentProblems({ ...COMPLETE, ...wrong })).toEqual([
      'VITE_NFIS_URL is not an absolute address',
      'VITE_CONTACT_EMAIL is not an e-mail address',
      "VITE_REGISTERS_ACCESS must be 'sign-in' or 'public'",
    ]);
    for (const frames of ['novine.example.ba', "https://a.example.ba; script-src 'none'", 'https://a.example.ba" x'])
      expect(environmentProblems({ ...COMPLETE, VITE_MAP_FRAMES: frames }), frames).toHaveLength(1);
    expect(environmentProblems({ ...COMPLETE, VITE_MAP_FRAMES: 'https://a.example.ba https://b.example.ba' })).toEqual(
      [],
    );
    const empty = { VITE_NFIS_URL: '', VITE_CONTACT_EMAIL: '', VITE_REGISTERS_ACCESS: '', VITE_BASE_PATH: '' };
    expect(environmentProblems({ ...COMPLETE, ...empty })).toEqual([]);
  });
});
