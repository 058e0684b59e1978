import { http } from 'msw';
import { afterAll, describe, expect, test } from 'vitest';
import { apiApp } from '#mocks/api-app.ts';
import { CALL_HEADERS } from './ask.ts';
import { runningAgency } from './running-agency.ts';

const agency = await runningAgency();
afterAll(() => agency.close());
const PORTAL = 'http://127.0.0.1:5173';
const MAP = 'FinancialIndicators/getfinancialsummariesbycountynotfiltered';

describe('CORS', () => {
  const preflight = (origin: string) =>
    fetch(`${agency.bases.main}/Contact/SendEmail`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'clientid',
      },
    });

  test.each([PORTAL, 'http://localhost:4173'])('the preflight of %s is allowed with credentials', async (origin) => {
    const { status, headers } = await preflight(origin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-max-age')).toBe('600');
    expect(headers.get('vary')).toContain('Origin');
    expect(headers.get('access-control-allow-headers')?.toLowerCase().split(/, ?/)).toEqual(
      'accept-language clientid authorization refreshtoken language content-type'.split(' '),
    );
  });

  test.each(['https://example.com', 'http://127.0.0.1.example.com', 'http://localhost@example.com', 'null'])(
    'the preflight of %s is not',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test('answers and refusals can be read by the portal', async () => {
    for (const [path, status] of [
      [MAP, 200],
      ['nowhere', 404],
      [`${MAP}?x=1`, 400],
    ] as const) {
      const response = await fetch(`${agency.bases.main}/${path}`, { headers: { ...CALL_HEADERS, Origin: PORTAL } });
      expect(response.status).toBe(status);
      expect(response.headers.get('access-control-allow-origin')).toBe(PORTAL);
      expect(response.headers.get('access-control-expose-headers')).toBe('Content-Disposition,Retry-After');
      expect(response.headers.get('vary')).toContain('Origin');
    }
  });
});

test('a handler that fails answers 500, readable by the portal', async () => {
  const base = 'http://127.0.0.1:1/api';
  const broken = http.get(`${base}/x`, () => {
    throw new Error('no such drawer');
  });
  const response = await apiApp('main', base, [broken]).request(`${base}/x`, { headers: { Origin: PORTAL } });
  expect(response.status).toBe(500);
  expect(response.headers.get('access-control-allow-origin')).toBe(PORTAL);
  expect(await response.text()).toContain('no such drawer');
});

describe('the ports', () => {
  test('answer only their own base', async () => {
    const { main, identity, entities, accounts } = agency.bases;
    for (const base of [identity, entities, accounts]) {
      const response = await fetch(`${base}/${MAP}`, { headers: CALL_HEADERS });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ errorCount: 1, resultItems: [{ message: 'unknown path' }] });
    }
    expect((await fetch(`${main}/${MAP}`, { headers: CALL_HEADERS })).status).toBe(200);
  });

  test('answer under localhost as well', async () => {
    const url = `${agency.bases.main}/${MAP}`.replace('127.0.0.1', 'localhost');
    expect((await fetch(url, { headers: CALL_HEADERS })).status).toBe(200);
  });

  test('that are taken make the start fail and leave nothing listening', async () => {
    const { startAgency: start } = await import('#mocks/server.ts');
    const port = Number(new URL(agency.bases.main).port);
    await expect(start({ port: port - 2 })).rejects.toThrow('EADDRINUSE');
    await expect(fetch(`http://127.0.0.1:${port - 2}/api/${MAP}`)).rejects.toThrow('fetch failed');
  });
});
