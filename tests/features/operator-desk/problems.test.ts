import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { agencyFileSchema } from '#domain/agency-file/agency-file.schema.ts';
import { problemOf } from '#features/portal/operator-desk/file/use-problem-text.ts';

const text = { bs: 'a', hr: 'b', en: 'c' };

test.each([
  ['a number above its limit', { limits: { compared: 5 } }, { type: 'range', params: { least: 2, most: 4 } }],
  ['an office that does not exist', { offices: { sarajevo: {} } }, { type: 'office' }],
  ['an address without https', { annualReport: { url: 'fia.ba' } }, { type: 'url' }],
  ['an empty text', { visitingHours: { ...text, hr: '' } }, { type: 'missing' }],
  ['a text of 2001 letters', { visitingHours: { ...text, hr: 'a'.repeat(2001) } }, { type: 'long' }],
  ['nothing selected', { notices: [{ level: '', text }] }, { type: 'missing' }],
  ['an unknown level', { notices: [{ level: 'panic', text }] }, { type: 'invalid' }],
])('%s has a text of its own in the form', (_what, file, problem) => {
  const issues = z.safeParse(agencyFileSchema, file, { reportInput: true }).error?.issues ?? [];
  expect(issues.map(problemOf)).toEqual([problem]);
});
