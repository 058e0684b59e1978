import { describe, expect, test } from 'vitest';
import { signaturesOf, verdictOf } from '../../scripts/audit.ts';

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: { axios: { severity, range: '<1.2.0' } },
    metadata: { vulnerabilities: { total: 1 } },
  });

describe('the audit of dependencies', () => {
  test.each(['high', 'critical'])('fails on a known hole of severity %s and names it', (severity) => {
    expect(verdictOf(report(severity))).toEqual({
      ok: false,
      text: `axios <1.2.0: ${severity}\n1 known, 1 of them high or critical`,
    });
  });

  test('passes on a smaller one, and says how many', () => {
    expect(verdictOf(report('moderate'))).toEqual({ ok: true, text: '1 known, 0 of them high or critical' });
  });

  test.each([
    ['no network', ''],
    ['an error of the registry', '{"error":{"code":"ENOAUDIT","summary":"405 Method Not Allowed"}}'],
    ['a page of a gate', '<html></html>'],
    ['nothing', 'null'],
  ])('%s is skipped in words, and fails nothing', (_name, output) => {
    expect(verdictOf(output)).toEqual({ ok: true, text: 'skipped: the registry does not answer' });
  });
});

describe('the signatures of packages', () => {
  test('a wrong one fails and is named', () => {
    expect(signaturesOf('{"invalid":[{"name":"axios"}],"missing":[]}')).toEqual({
      ok: false,
      text: "axios: the signature is not the registry's\n1 wrong signatures, 0 packages without one",
    });
  });

  test('a missing one is counted and fails nothing', () => {
    expect(signaturesOf('{"invalid":[],"missing":[{"name":"a"}]}')).toEqual({
      ok: true,
      text: '0 wrong signatures, 1 packages without one',
    });
  });

  test.each(['', '{"error":{}}', '<html></html>'])('no answer (%s) is told plainly, and fails nothing', (output) => {
    expect(signaturesOf(output)).toEqual({
      ok: true,
      text: 'signatures not checked: the registry does not answer',
    });
  });
});
