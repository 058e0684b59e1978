import { describe, expect, test } from 'vitest';
import { verdictOf } from '../../scripts/audit.ts';

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: { axios: { severity, range: '<1.2.0' } },
    metadata: { vulnerabilities: { total: 1 } },
  });

describe('the audit of dependencies', () => {
  test.each(['high', 'critical'])('fails on a known hole of severity %s and names it', (severity) => {
    expect(verdictOf(report(severity))).toEqual({
      ok: false,
      words: `axios <1.2.0: ${severity}\n1 known, 1 of them high or critical`,
    });
  });

  test('passes on a smaller one, and says how many', () => {
    expect(verdictOf(report('moderate'))).toEqual({ ok: true, words: '1 known, 0 of them high or critical' });
  });

  test.each([
    ['no network', ''],
    ['an error of the registry', '{"error":{"code":"ENOAUDIT","summary":"405 Method Not Allowed"}}'],
    ['a page of a gate', '<html></html>'],
    ['nothing', 'null'],
  ])('%s is skipped in words, and fails nothing', (_name, output) => {
    expect(verdictOf(output)).toEqual({ ok: true, words: 'skipped: the registry does not answer' });
  });
});
