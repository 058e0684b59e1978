import { describe, expect, test } from 'vitest';
import { DEFAULT_BASES as AT } from '#mocks/bases.ts';
import { indicatorHandlers } from '#mocks/indicators/handlers.ts';
import * as keys from '#mocks/indicators/keys.ts';
import type { LegalEntity } from '#mocks/legal-entities/generate.ts';
import { generatedEntities } from '#mocks/legal-entities/registry.ts';
import { ask } from './ask.ts';

type Line = Record<string, number | null>;
type Head = {
  year: number;
  reportTypeId: number;
  reportType: { id: number; name: string };
  reportSubmissionDate: string;
};

const HEAD = ['year', 'reportTypeId', 'reportType', 'reportSubmissionDate'];
const handlers = indicatorHandlers(AT);
const get = (query: string, language = 'bs') =>
  ask(handlers, `${AT.main}/FinancialIndicators${query}`, { headers: { 'accept-language': language } });
const recordsOf = async (id: number, language?: string) =>
  ((await (await get(`?legalEntityId=${id}&searchType=2`, language)).json()) as { resultList: Head[] }).resultList;
const linesOf = (record: Head) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !HEAD.includes(key))) as unknown as Line;

const COMPANY = [...keys.COMPANIES_NEW, ...keys.SUMMARY];
const [MICRO, NOT_MICRO] = [COMPANY, [...COMPANY, ...keys.COMPANIES_NEW_NOT_MICRO]];
const company = (isMicro: boolean, isPublic: boolean) => (it: LegalEntity) =>
  it.legalEntityTypeId === 1 && it.isPublicEntity === isPublic && (it.legalEntitySizeId === 7) === isMicro;
const ofType = (typeId: number) => (it: LegalEntity) => it.legalEntityTypeId === typeId;

/** Entities of a register, enough to cover every variant. */
const some = (is: (it: LegalEntity) => boolean) => generatedEntities().filter(is).slice(0, 40);
const everyRecord = async (is: (it: LegalEntity) => boolean) =>
  (await Promise.all(some(is).map(({ id }) => recordsOf(id)))).flat();

describe('keys per register, size and era (R3.5)', () => {
  test.each([
    ['micro companies', company(true, false), keys.COMPANIES_OLD, MICRO],
    ['other companies', company(false, false), keys.COMPANIES_OLD, NOT_MICRO],
    ['micro public enterprises', company(true, true), keys.COMPANIES_OLD, MICRO],
    ['other public enterprises', company(false, true), keys.COMPANIES_OLD, NOT_MICRO],
    ['associations', ofType(2), keys.ASSOCIATIONS_OLD, keys.SUMMARY],
    ['banks', ofType(3), keys.BANKS_OLD, keys.SUMMARY],
    ['budget users', ofType(4), keys.BUDGET_OLD, keys.SUMMARY],
    ['investment funds', ofType(5), keys.FUNDS_OLD, keys.SUMMARY],
    ['insurance companies', ofType(6), keys.INSURANCE_OLD, keys.SUMMARY],
  ] as const)('%s', async (_, is, old, current) => {
    const records = await everyRecord(is);
    expect(new Set(records.map(({ year }) => year))).toEqual(new Set([2019, 2020, 2021, 2022, 2023, 2024, 2025]));
    for (const record of records)
      expect(Object.keys(linesOf(record)).toSorted()).toEqual([...(record.year < 2022 ? old : current)].toSorted());
  });

  test('the key lists are those of the specification', () => {
    expect(keys.COMPANIES_OLD).toHaveLength(16 + 1 + 17 + 2);
    expect(keys.COMPANIES_NEW).toHaveLength(15 + 15 + 1);
    expect(
      [keys.ASSOCIATIONS_OLD, keys.BANKS_OLD, keys.INSURANCE_OLD, keys.FUNDS_OLD, keys.BUDGET_OLD].map(
        ({ length }) => length,
      ),
    ).toEqual([11, 14, 12, 14, 10]);
  });
});

describe('values', () => {
  test('assets are liabilities and capital, before 2022 and after', async () => {
    const records = (await everyRecord(company(false, false))).map(
      (record) => ({ year: record.year, ...linesOf(record) }) as Line,
    );
    for (const it of records) {
      const [assets, capital, long, short] =
        Number(it['year']) < 2022
          ? [it['bsA_065'], it['bsP_101'], it['bsP_131'], it['bsP_140']]
          : [it['bS_Imovina'], it['bS_Kapital'], it['bS_Obaveze'], 0];
      expect(Number(assets)).toBe(Number(capital) + Number(long) + Number(short));
    }
  });

  test('a loss is a positive number in the second field of a pair, and both kinds occur', async () => {
    const records = [...(await everyRecord(company(true, false))), ...(await everyRecord(company(false, false)))];
    const pairs = records.map(linesOf).flatMap((it) => {
      const [first, second] =
        'bU_311' in it ? [it['bU_311'], it['bU_312']] : [it['bU_JP_Dobitak'], it['bU_JP_Gubitak']];
      return [[Number(first), Number(second)] as const];
    });
    expect(pairs.every(([gain, loss]) => gain >= 0 && loss >= 0 && gain * loss === 0)).toBe(true);
    expect(pairs.some(([gain]) => gain > 0)).toBe(true);
    expect(pairs.filter(([, loss]) => loss > 0).length).toBeGreaterThan(pairs.length / 50);
    const signed = records.map(linesOf).filter((it) => 'bU_RezultatPoslovanja' in it);
    for (const it of signed)
      expect(it['bU_RezultatPoslovanja']).toBe(Number(it['bU_JP_Dobitak']) - Number(it['bU_JP_Gubitak']));
  });

  test('years are missing, years have several report types, values are null', async () => {
    const lists = await Promise.all(some(company(false, false)).map(({ id }) => recordsOf(id)));
    const years = lists.map((records) => records.map(({ year }) => year));
    expect(years.some((list) => list.includes(2021) && list.includes(2023) && !list.includes(2022))).toBe(true);
    expect(years.some((list) => new Set(list).size < list.length)).toBe(true);
    expect(lists.flat().some((record) => Object.values(linesOf(record)).includes(null))).toBe(true);
    for (const records of lists)
      expect(new Set(records.map((it) => `${it.year} ${it.reportTypeId}`)).size).toBe(records.length);
  });

  test('report types are named in the language and dated after their year', async () => {
    const [entity] = some(company(false, false));
    const [bs, en] = [await recordsOf(entity?.id ?? 0), await recordsOf(entity?.id ?? 0, 'en')];
    expect(bs.length).toBeGreaterThan(0);
    expect(en.map(linesOf)).toEqual(bs.map(linesOf));
    for (const [place, record] of bs.entries()) {
      expect(record.reportType.id).toBe(record.reportTypeId);
      expect(record.reportType.name).not.toBe('');
      expect(en[place]?.reportType.name).not.toBe(record.reportType.name);
      expect(new Date(record.reportSubmissionDate).getUTCFullYear()).toBe(record.year + 1);
    }
  });
});

describe('the call', () => {
  test('an unknown entity has no records', async () => {
    expect(await recordsOf(1)).toEqual([]);
  });

  test.each(['', '?legalEntityId=10001', '?legalEntityId=abc&searchType=2', '?legalEntityId=10001&searchType=3'])(
    'refuses %s',
    async (query) => {
      expect((await get(query)).status).toBe(400);
    },
  );
});
