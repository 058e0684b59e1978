import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { toLegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { legalEntityWire } from '#domain/legal-entity/legal-entity.wire.ts';
import {
  baseRegister,
  choicesOf,
  selected,
  columnsOf,
  comparable,
  type Candidate,
} from '#features/registers/compare/comparable.ts';
import { compareUrl } from '#features/registers/compare/compare.params.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { writeUrl } from '#shared/routing/write-url.ts';
import { record } from '#tests/domain/indicators/reports.ts';

const ready = (id: number, records: IndicatorRecord[], change: object = {}): Candidate => ({
  id,
  kind: 'ready',
  entity: toLegalEntity(
    z.parse(legalEntityWire, { id, shortName: `d.o.o. ${id}`, legalEntityTypeId: 1, isVisibleEntity: true, ...change }),
  ),
  records,
});
const refusals = (candidates: Candidate[], year = 2024, reportType = 37) => {
  const choice = selected(choicesOf(comparable(candidates)), { year, reportType });
  return columnsOf(candidates, choice).map(({ refusal }) => refusal);
};

describe('what can be compared', () => {
  test('entities of one register with the same report: companies and public enterprises use the same forms, micro or not', () => {
    const three = [
      ready(1, [record(2024, 37)]),
      ready(2, [record(2024, 37)], { isPublicEntity: true }),
      ready(3, [record(2024, 37)], { legalEntitySizeId: 7 }),
    ];
    expect(refusals(three)).toEqual([null, null, null]);
  });

  test('an entity of another register is refused, whichever is first', () => {
    const bank = ready(1, [record(2024, 37)], { legalEntityTypeId: 3 });
    const company = ready(2, [record(2024, 37)]);
    expect(refusals([company, bank])).toEqual([null, 'otherRegister']);
    expect(refusals([bank, company])).toEqual([null, 'otherRegister']);
    expect(baseRegister([bank, company])).toBe('financialInstitutions');
  });

  test('every other reason has its own name', () => {
    expect(
      refusals([
        ready(1, [record(2024, 37)]),
        ready(2, [record(2024, 41), record(2023, 37)]),
        ready(3, [record(2024, 37)], { isVisibleEntity: false }),
        ready(4, [record(2024, 37)], { legalEntityTypeId: null }),
        { id: 5, kind: 'notFound' },
        { id: 6, kind: 'failed' },
      ]),
    ).toEqual([null, 'noRecord', 'hidden', 'noRegister', 'notFound', 'failed']);
  });

  test('where none of them has a report, no year is to blame', () => {
    expect(refusals([ready(1, []), ready(2, [])])).toEqual(['noReports', 'noReports']);
  });

  test('a hidden or missing entity does not set the register', () => {
    const hiddenBank = ready(1, [], { legalEntityTypeId: 3, isVisibleEntity: false });
    expect(baseRegister([hiddenBank, { id: 9, kind: 'notFound' }, ready(2, [])])).toBe('companies');
  });
});

describe('the year and report type that are compared', () => {
  const candidates = [
    ready(1, [record(2025, 41), record(2024, 37), record(2023, 37)]),
    ready(2, [record(2024, 41), record(2024, 37), record(2023, 37)]),
  ];
  const choices = choicesOf(comparable(candidates));

  test('without a wish the latest that most entities have', () => {
    expect(selected(choices, { year: null, reportType: null })).toMatchObject({
      year: 2024,
      type: { id: 37 },
      count: 2,
    });
  });

  test('within a year the type most entities submitted; a wish that exists is granted', () => {
    expect(selected(choices, { year: 2024, reportType: null })?.type.id).toBe(37);
    expect(selected(choices, { year: 2024, reportType: 41 })).toMatchObject({ type: { id: 41 }, count: 1 });
    expect(selected(choices, { year: 2024, reportType: 99 })?.type.id).toBe(37);
  });

  test('without any record there is nothing to choose', () => {
    expect(selected(choicesOf(comparable([ready(1, [])])), { year: null, reportType: null })).toBeNull();
  });
});

describe('the address of a comparison', () => {
  const read = (query: string) => readUrl(compareUrl, query);

  test('gives back what was written', () => {
    const params = { ids: [3, 1, 2], view: 'years', year: 2024, reportType: 37, measure: 'index' } as const;
    expect(read(writeUrl(compareUrl, { ...params, ids: [...params.ids] }))).toEqual(params);
    expect(writeUrl(compareUrl, { ids: [], view: 'year', year: null, reportType: null, measure: 'amount' })).toBe('');
  });

  test('ids are at most four, different, and numbers (D03)', () => {
    expect(read('ids=1,2,2,abc,-3,1e3,4,5,6').ids).toEqual([1, 2, 4, 5]);
    expect(read('ids=1,2,3).').ids).toEqual([1, 2, 3]);
    expect(read('').ids).toEqual([]);
    expect(read('ids=1,2&year=abc&reportType=').year).toBeNull();
  });
});
