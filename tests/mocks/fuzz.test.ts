import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { fuzzed, fuzzOf, fuzzSeedOf } from '#mocks/vary/fuzz.ts';

const URL = 'http://127.0.0.1:5101/api/LegalEntityTypes';
const BODY = { resultList: [{ id: 1, name: 'd.o.o.', isActive: false }], count: 1 };
const by = (seed: number, url = URL) =>
  new Request(url, { headers: { 'user-agent': `Mozilla/5.0 AgencyFuzz/${seed}` } });

async function answerOf(seed: number): Promise<string> {
  let isBroken = false;
  const response = await fuzzed(by(seed), HttpResponse.json(BODY), () => (isBroken = true));
  return `${response.status} ${response.headers.get('content-type')} ${await response.text()} ${isBroken}`;
}

describe('the fuzz of an agency', () => {
  test('a call without a seed is answered as it is', async () => {
    expect(fuzzSeedOf(new Request(URL))).toBe(0);
    const plain = await fuzzed(new Request(URL), HttpResponse.json(BODY), () => {});
    expect(await plain.json()).toEqual(BODY);
  });

  test('the same seed answers the same call the same, whatever came before', async () => {
    for (let seed = 1; seed <= 40; seed++) expect(await answerOf(seed), `seed ${seed}`).toBe(await answerOf(seed));
  });

  test('all faults occur, and no switch turns into its contrary', async () => {
    const faults = new Set<string>();
    for (let seed = 1; seed <= 600; seed++) {
      const { fault } = fuzzOf(seed, 'GET', URL);
      faults.add(fault);
      if (fault !== 'drip') expect(await answerOf(seed)).not.toContain('"isActive":true');
    }
    expect(faults.size).toBe(22);
  });

  test('the calls that find the session are mostly left alone', () => {
    const malformedCount = (path: string) =>
      Array.from({ length: 400 }, (_, at) => fuzzOf(at + 1, 'GET', `http://127.0.0.1:5102/api/${path}`)).filter(
        ({ fault }) => fault !== 'plain',
      ).length;
    expect(malformedCount('Users/Identity')).toBeLessThan(malformedCount('UserApplications') / 3);
  });
});
