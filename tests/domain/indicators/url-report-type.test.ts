import { expect, test } from 'vitest';
import { compareUrl } from '#features/registers/compare/compare.params.ts';
import { financialUrl } from '#features/registers/entity-profile/entity-profile.params.ts';
import { readUrl, type UrlSchema } from '#shared/routing/url-schema.ts';
import { writeUrl } from '#shared/routing/write-url.ts';

test.each<[string, UrlSchema<{ reportType: number | null }>]>([
  ['a comparison', compareUrl],
  ['a profile', financialUrl],
])('the address of %s names a report type, also the report that has none', (_page, schema) => {
  const reportTypeIn = (query: string) => readUrl(schema, query).reportType;
  expect(['37', '0', '00', '-1', '1.5', 'x', ''].map((text) => reportTypeIn(`reportType=${text}`))).toEqual([
    37,
    0,
    ...Array<null>(5).fill(null),
  ]);
  for (const reportType of [0, 37, null])
    expect(reportTypeIn(writeUrl(schema, { ...readUrl(schema, ''), reportType }))).toBe(reportType);
});
