import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ErrorReport, reporterTo } from '#app/watch-errors.ts';
import { createReceiver } from '../../deploy/error-reports/receiver.ts';

const report: ErrorReport = {
  version: '1.1.0+1a2b3c4d',
  kind: 'rendering',
  name: 'TypeError',
  places: ['5c13b773.js:1:2345'],
  route: 'entityProfile',
  language: 'bs',
};
const origin = 'https://portal.example.ba';
let folder = '';
let server = createReceiver({ folder, origin });
let address = '';

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'reports-')), 'a');
  server = createReceiver({ folder, origin, now: () => new Date('2026-02-28T23:50:00Z') });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/errors`;
});
afterEach(() => void server.close());

const send = (body: string) => fetch(address, { method: 'POST', body });
const stored = () => readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]);

test('a report of the portal is one line of its day, with nothing about the visitor', async () => {
  const sent = await send(JSON.stringify(report));
  expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
  expect(stored()).toEqual([
    ['2026-02-28.jsonl', `${JSON.stringify({ at: '2026-02-28T23:50:00.000Z', ...report })}\n`],
  ]);
});

test('what is no report is refused and not stored: another field, a jib among the places, no JSON, too long', async () => {
  for (const body of [
    JSON.stringify({ ...report, message: 'jib 4200000000005' }),
    JSON.stringify({ ...report, places: ['4200000000005'] }),
    JSON.stringify({ ...report, name: 'Ana Primjer' }),
    JSON.stringify({ ...report, version: '' }),
    'jib=4200000000005',
    JSON.stringify({ ...report, places: Array.from({ length: 5 }, () => `${'a'.repeat(2000)}.js:1:1`) }),
  ])
    expect((await send(body)).status).toBe(400);
  expect((await fetch(address)).status).toBe(404);
  expect(readdirSync(join(folder, '..'))).toEqual([]);
});

test('more than 600 a minute are not stored', async () => {
  const answers = await Promise.all(Array.from({ length: 605 }, () => send('no report')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
});

test('a build with an address sends reports there; one without sends none', async () => {
  expect(reporterTo(undefined)).toBeNull();
  reporterTo(address)?.(report);
  await expect.poll(() => stored().length).toBe(1);
});
