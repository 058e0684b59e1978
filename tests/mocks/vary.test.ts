import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { switches } from '#mocks/switches.ts';
import { variationOf } from '#mocks/vary/variation.ts';
import { keyIn, varied } from '#mocks/vary/vary-answer.ts';

const at = (path: string) => new Request(`http://127.0.0.1:5101/api/${path}`);
const types = () =>
  HttpResponse.json({
    resultList: [
      { id: 1, name: 'a', code: null },
      { id: 2, name: '', code: 'x' },
    ],
  });

/** Answers of the agencies of many seeds to the same call, all at once. */
function overSeeds(method: string, path: string, make: () => Response): Promise<string[]> {
  const answers = Array.from({ length: 60 }, (_, before) => {
    switches.seed = before + 1;
    return varied(method, at(path), make());
  });
  return Promise.all(answers.map(async (answer) => (await answer).text()));
}

afterEach(() => {
  switches.seed = 0;
});

describe('what the specification leaves open differs from seed to seed', () => {
  test('the plain agency answers as it is written', async () => {
    expect(await (await varied('get', at('LegalEntityTypes'), types())).json()).toEqual(await types().json());
  });

  test('lists come bare, in resultList and in data, in other orders, with ids as text, without null, with further fields', async () => {
    const answers = await overSeeds('get', 'LegalEntityTypes', types);
    expect(answers.some((text) => text.startsWith('['))).toBe(true);
    expect(answers.some((text) => text.startsWith('{"resultList"'))).toBe(true);
    expect(answers.some((text) => text.startsWith('{"data"'))).toBe(true);
    expect(answers.some((text) => /"id":"?2.*"id":"?1/.test(text))).toBe(true);
    expect(answers.some((text) => text.includes('"id":"1"'))).toBe(true);
    expect(answers.some((text) => !text.includes('"code":null') && !text.includes('"code":""'))).toBe(true);
    expect(answers.some((text) => text.includes('rowVersion'))).toBe(true);
  });

  test('answers may be stored by browsers or not, by one rule of the agency; what is sent may never', async () => {
    const cached = async (method: string, seed: number, path: string) => {
      switches.seed = seed;
      return (await varied(method, at(path), types())).headers.get('Cache-Control');
    };
    const seeds = Array.from({ length: 20 }, (_, before) => before + 1);
    const rules = await Promise.all(seeds.map((seed) => cached('get', seed, 'LegalEntityTypes')));
    expect(new Set(rules)).toEqual(new Set([null, 'max-age=600']));
    expect(await Promise.all(seeds.map((seed) => cached('get', seed, 'ReportTypes')))).toEqual(rules);
    expect(new Set(await Promise.all(seeds.map((seed) => cached('post', seed, 'SendEmail'))))).toEqual(new Set([null]));
  });

  test('a page may ask for the agency of a seed', async () => {
    const request = new Request(at('LegalEntityTypes'), { headers: { 'User-Agent': 'Mozilla/5.0 AgencySeed/7' } });
    const ofPage = await (await varied('get', request, types())).text();
    switches.seed = 7;
    expect(await (await varied('get', at('LegalEntityTypes'), types())).text()).toBe(ofPage);
    expect(ofPage).not.toBe(await types().text());
  });

  test('the same seed answers the same call the same', async () => {
    const [once, again] = [await overSeeds('get', 'ReportTypes', types), await overSeeds('get', 'ReportTypes', types)];
    expect(again).toEqual(once);
  });

  test('the envelope and order that R3.4 promises stay', async () => {
    const page = () => HttpResponse.json({ resultList: [{ id: 1 }, { id: 2 }], count: 2 });
    for (const text of await overSeeds('get', 'LegalEntities', page))
      expect(JSON.parse(text)).toMatchObject({ count: 2, resultList: [expect.anything(), expect.anything()] });
  });

  test('a success comes with any body, a refusal in any form with its message', async () => {
    const successes = await overSeeds('post', 'FileTemplate/Transmit', () => HttpResponse.json({ id: '1' }));
    expect(new Set(successes)).toEqual(new Set(['', 'true', '"OK"', '{"success":true,"data":null}', '{"id":"1"}']));
    const refusals = await overSeeds(
      'post',
      'FileTemplate/Check',
      () => new HttpResponse('Zaključano', { status: 400 }),
    );
    expect(new Set(refusals).size).toBeGreaterThan(3);
    for (const text of refusals) expect(text).toContain('Zaključano');
  });

  test('a refusal of the register of accounts keeps the form of R3.6', async () => {
    const refusal = () => HttpResponse.json({ errorCount: 1, resultItems: [{ message: 'x' }] }, { status: 404 });
    for (const text of await overSeeds('get', 'BankAccount/Search', refusal))
      expect(JSON.parse(text)).toEqual(await refusal().json());
  });

  test('errors of the control are worded in one way or another, with the same amounts', async () => {
    const error = '<b>BS</b>, ćelija <b>D1</b>: zbir (upisano 1.234,50, očekivano 2,00).';
    const texts = await overSeeds('post', 'FileTemplate/Check', () => HttpResponse.json({ data: { errors: [error] } }));
    expect(texts.some((text) => text.includes('(upisano 1.234,50, očekivano 2,00)'))).toBe(true);
    expect(texts.some((text) => text.includes('[1.234,50 / 2,00]'))).toBe(true);
  });

  test('keys are written in one style by one agency', () => {
    expect(keyIn('openingProposal', 'pascal')).toBe('OpeningProposal');
    expect(keyIn('openingProposal', 'snake')).toBe('opening_proposal');
    expect(keyIn('yearly_report.Amended', 'upper')).toBe('YEARLY_REPORT_AMENDED');
    expect(variationOf('GET', '/a', 9).keyStyle).toBe(variationOf('GET', '/b', 9).keyStyle);
  });
});
