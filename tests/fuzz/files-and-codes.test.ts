// oxlint-disable vitest/no-conditional-expect -- a property speaks of inputs of several kinds
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReportId } from '#domain/report-form/report-id.ts';
import { isSameReport, notesAreObligatory } from '#features/report-tools/control/report/report-result.ts';
import { digitsOnly } from '#shared/format/digits.ts';
import { fileName, uniqueFileName } from '#shared/format/file-name.ts';
import { cleanJib, jibProblem, oddJib } from '#shared/format/jib.ts';
import { hostileText } from './hostile-text.ts';

const runs = { numRuns: 400 };

describe('files and codes (A47, F07, E06–E08)', () => {
  test('every file system saves the name; no name is given twice', () => {
    fc.assert(
      fc.property(hostileText, fc.array(hostileText), (stem, others) => {
        const name = fileName(stem, 'xlsx');
        expect(name).toMatch(/^[^.\s\\/:*?"<>|\p{Cc}\u202E][^\\/:*?"<>|\p{Cc}\u202E]*\.xlsx$/u);
        expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\s*\./i);
        expect([...name].length).toBeLessThanOrEqual(130);
        const taken = others.map((other) => fileName(other, 'xlsx')).concat(name);
        expect(taken.map((one) => one.toLowerCase())).not.toContain(uniqueFileName(name, taken).toLowerCase());
      }),
      runs,
    );
  });

  test('a jib is 13 digits that are no other number, or a problem with a name; blanks around and inside do not matter', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.stringMatching(/^[0-9]{12,14}$/)), (text) => {
        expect(jibProblem(text) === null).toBe(/^[0-9]{13}$/.test(cleanJib(text)) && oddJib(text) === null);
        expect(cleanJib(cleanJib(text))).toBe(cleanJib(text));
        expect(digitsOnly(text)).toMatch(/^[0-9]*$/);
      }),
      runs,
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{11,14}$/), (digits) => {
        expect(jibProblem(` ${digits.split('').join('\u00A0')}\r\n`)).toBe(jibProblem(digits));
      }),
      runs,
    );
  });

  test('a report id is 22 ASCII digits or none (R3.10)', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.stringMatching(/^[0-9]{21,23}$/)), (id) => {
        const parts = readReportId(id);
        expect(parts !== null).toBe(/^[0-9]{22}$/.test(id));
        expect(isSameReport(id, id)).toBe(parts !== null);
        if (!parts) expect(notesAreObligatory(id)).toBe(true);
        else expect(parts.jib + String(parts.reportType)).toMatch(/^\d+$/);
      }),
      runs,
    );
  });
});
