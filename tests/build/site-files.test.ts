import { expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { securityText } from '../../scripts/build/site-files.ts';
import { buildVersion } from '../../scripts/build/version.ts';

const builtAt = new Date('2026-02-28T12:00:00Z');

test('where weaknesses are reported is valid for a year, and stands there only with a contact', () => {
  expect(securityText('mailto:sigurnost@example.ba', 'https://portal.example.ba', builtAt)).toBe(
    [
      'Contact: mailto:sigurnost@example.ba',
      'Expires: 2027-02-28T12:00:00.000Z',
      'Preferred-Languages: bs, hr, en',
      'Canonical: https://portal.example.ba/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  expect(securityText('https://example.ba/sigurnost', '', builtAt)).not.toContain('Canonical');
  expect([securityText(undefined, '', builtAt), securityText('  ', '', builtAt)]).toEqual([null, null]);
  for (const contact of ['sigurnost@example.ba', 'http://example.ba', 'mailto:a@b\nContact: https://evil.example'])
    expect(() => securityText(contact, '', builtAt)).toThrow('SECURITY_CONTACT');
});

test('a build names its version and commit', () => {
  expect(buildVersion('1a2b3c4d5e6f7890\n')).toBe(`${packageFile.version}+1a2b3c4d`);
  expect(buildVersion('')).toBe(packageFile.version);
  expect(buildVersion()).toMatch(/^\d+\.\d+\.\d+(?:\+[0-9a-f]{8})?$/);
});
