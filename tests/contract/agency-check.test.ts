import { spawnSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallReport } from '#domain/agency-check/check-calls.ts';
import { exitCodeOf, reportText } from '#domain/agency-check/report.ts';
import { CLIENT_ID } from '#mocks/bases.ts';
import type { startAgency } from '#mocks/server.ts';
import { runningAgency } from '#tests/mocks/running-agency.ts';
import type { AgencyAddress } from '../../tools/agency-check/ask.ts';
import { checkAgency } from '../../tools/agency-check/check.ts';
import { ALL_CALLS } from '../../tools/calls/all-calls.ts';

const ORIGIN = 'http://127.0.0.1:5100';
const APIS = ['main', 'identity', 'entities', 'accounts'] as const;

// oxlint-disable-next-line typescript/no-explicit-any -- a deviation reaches into whatever the agency answers
type Anything = any;
type Answer = { body: Anything; headers: Headers; status: number };
/** Changes an answer, or returns what is sent in its place. */
type Change = (answer: Answer) => string | void;
/** `call` is found in the address of the call and in the line of the report about it. */
type Deviation = [what: string, call: RegExp, change: Change, reported: RegExp];

const listIn = (body: Anything) => body.resultList ?? body.data ?? body;
const each =
  (change: (item: Anything) => void): Change =>
  ({ body }) =>
    listIn(body).forEach(change);

const setting = (name: string, value: unknown) => (item: Anything) => void (item[name] = value);
const inAnotherCase = (item: Anything) => Object.assign(item, { LastName: item.lastName, lastName: undefined });
const withFlagAsText: Change = ({ body }) => void (body.isVisibleEntity = 'True');
const asText: Change = ({ headers }) => headers.set('content-type', 'text/plain');
const withDeadLink: Change = ({ body }) =>
  void Object.assign(listIn(body)[0], { contentTypeId: 7, url: 'nema-takve-stranice' });
const noWorkbook: Change = (answer) => {
  answer.status = 200;
  return 'Greška';
};
const CORS = 'access-control-allow-origin';

/** Twenty ways in which an agency may differ from the contract, each with what the report must say about it. */
const DEVIATIONS: readonly Deviation[] = [
  ['a bare list instead of resultList', /Languages/, ({ body }) => JSON.stringify(body.resultList), /came a bare list/],
  ['ids as text', /LegalEntitySizes/, each((item) => (item.id = String(item.id))), /\[\]\.id.*text '\d+'/],
  ['no id', /AccountStatuses/, each((item) => delete item.id), /! \[\]\.id.*absent/],
  ['another case of a name', /Accountants/, each(inAnotherCase), /! \[\]\.lastName.*'LastName'/],
  ['numbers with a comma', /notfiltered/, each(setting('total_Imovina', '12,5')), /! \[\]\.total_Imovina.*'12,5'/],
  ['numbers as text', /county\w+summary\b/, each(setting('total_Obaveze', '125')), /total_Obaveze.*text '125'/],
  ['a search without count', /searchType=1|register\]/, ({ body }) => void delete body.count, /! count.*absent/],
  ['an object where a text is', /AuditCompanies/, each(setting('licenceNumber', {})), /! \[\]\.licenceNumber.*object/],
  ['tags that are no JSON', /Translations(\?ContentId| \()/, each(setting('tags', '[o')), /! \[\]\.tags.*text '\[o'/],
  ['flags as text', /LegalEntities\/(\d|\{id)/, withFlagAsText, /isVisibleEntity.*text 'True'/],
  ['one thing in an envelope', /BankAccount/, ({ body }) => JSON.stringify({ data: body }), /came \{data\}.*read all/],
  ['a page instead of an answer', /MarketActivities/, () => '<!doctype html><p>Prijava</p>', /refuses\n.*a page/],
  ['cut JSON', /LocationTypeId=1|counties/, ({ body }) => JSON.stringify(body).slice(0, 50), /refuses\n.*no JSON/],
  ['a refusal', /LegalEntityTypes/, (answer) => void (answer.status = 503), /refuses\n.*status 503/],
  ['no CORS', /BankAccount/, ({ headers }) => headers.delete(CORS), /CORS: no access-control-allow-origin/],
  ['CORS for anyone', /DocumentTypes/, ({ headers }) => headers.set(CORS, '*'), /forbids credentials/],
  ['another content type', /searchType=2|Indicators \(/, asText, /content type text\/plain/],
  ['unknown keys', /ReportTypes/, each(setting('localizationKey', 'vrstaX')), /localizationKey have no text: vrstaX/],
  ['untitled items', /Content(#| \[)en/, ({ body }) => void (listIn(body)[3].title = ''), /1 items have no title/],
  ['a link that leads nowhere', /Content(#| \[)bs/, withDeadLink, /1 links lead nowhere: .*nema-takve-stranice/],
  ['a template that is no workbook', /generateOld/, noWorkbook, /refuses\n.*no Office file/],
];

let agency: Awaited<ReturnType<typeof startAgency>>;
const servers: ReturnType<typeof createAdaptorServer>[] = [];

/** Serves the four APIs on other ports, with every deviation. */
async function startProxies(deviate: (url: URL, language: string) => Change[], nonsense = false): Promise<void> {
  for (const api of APIS) {
    const app = new Hono();
    app.all('*', async (context) => {
      const url = new URL(context.req.url);
      if (nonsense)
        return context.body(`${'\u0000'.repeat(20)}<nonsense>`, 200, { 'content-type': 'application/json' });
      const upstream = await fetch(`${agency.bases[api].replace('/api', '')}${url.pathname}${url.search}`, {
        method: context.req.method,
        headers: context.req.raw.headers,
        ...(context.req.method === 'POST' && { body: await context.req.arrayBuffer() }),
      });
      const headers = new Headers(upstream.headers);
      for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) headers.delete(name);
      const bytes = new Uint8Array(await upstream.arrayBuffer());
      const isJson = headers.get('content-type')?.includes('json');
      const answer = {
        body: isJson ? JSON.parse(new TextDecoder().decode(bytes)) : null,
        headers,
        status: upstream.status,
      };
      let raw: string | undefined;
      if (context.req.method !== 'OPTIONS')
        for (const change of deviate(url, context.req.header('accept-language') ?? '')) raw = change(answer) ?? raw;
      return new Response(raw ?? (isJson ? JSON.stringify(answer.body) : bytes.length > 0 ? bytes : null), answer);
    });
    const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
    servers.push(server);
  }
}

/** Checks the agency itself, or the proxy in front of it. */
const check = (
  who: 'agency' | 'proxies',
  session: Pick<AgencyAddress, 'tokens' | 'cookie'> = {},
): Promise<CallReport[]> =>
  checkAgency({
    bases: Object.fromEntries(
      APIS.map((api, at) => [
        api,
        who === 'agency'
          ? agency.bases[api]
          : `http://127.0.0.1:${(servers[at]?.address() as AddressInfo | undefined)?.port}/api`,
      ]),
    ),
    clientId: CLIENT_ID,
    origin: ORIGIN,
    ...session,
  });

beforeAll(async () => {
  agency = await runningAgency();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await agency.close();
});

/** Tokens and cookie of a signed-in user. */
async function signedIn(): Promise<Required<Pick<AgencyAddress, 'tokens' | 'cookie'>>> {
  const form = new URLSearchParams({ user: 'citizen', redirectTo: `${ORIGIN}/bs` });
  const login = await fetch(`${agency.bases.identityApp}/login`, { method: 'POST', body: form, redirect: 'manual' });
  const cookie = login.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const headers = { cookie, ClientId: CLIENT_ID, 'accept-language': 'bs', origin: ORIGIN };
  const answer = await fetch(`${agency.bases.identity}/Users/Identity`, { headers });
  const { accessToken, refreshToken } = (await answer.json()) as { accessToken: string; refreshToken: string };
  return { cookie, tokens: { access: accessToken, refresh: refreshToken } };
}

test('the agency in a box agrees in every reading call, also in those of a signed-in person', async () => {
  const reports = await check('agency', await signedIn());
  expect(reports.filter(({ verdict }) => verdict === 'refuses' || verdict === 'skipped')).toEqual([]);
  expect(exitCodeOf(reports)).toBe(0);
  const made = new Set(reports.map(({ id }) => id));
  const reading = ALL_CALLS.filter(({ wire, method }) => wire && method !== 'POST');
  expect(reading.filter(({ id }) => !made.has(id)).map(({ id }) => id)).toEqual([]);
  const text = reportText(reports);
  // Templates are requested for every kind of report that is not amended and every legal entity type.
  expect(text).toMatch(/generate \[extraordinary, type 1\]/);
  expect(text).toMatch(/generateOld \[yearlyOld, type 6\]/);
});

describe('an agency that differs', () => {
  let reports: CallReport[] = [];
  beforeAll(async () => {
    await startProxies((url, language) => {
      const address = `${url.pathname}${url.search}#${language}`;
      return DEVIATIONS.filter(([, call]) => call.test(address)).map(([, , change]) => change);
    });
    reports = await check('proxies');
  });
  afterAll(() => {
    for (const server of servers.splice(0)) server.close();
  });

  test.each(DEVIATIONS)('reports %s', (_what, call, _change, reported) => {
    const texts = reports.map((report) => reportText([report])).filter((text) => call.test(text.split('\n')[0] ?? ''));
    expect(texts.join('\n')).toMatch(reported);
  });
  test('fails a pipeline', () => expect(exitCodeOf(reports)).toBe(1));
});

test('the command starts in plain Node, and says how it is used', () => {
  const { stderr, stdout } = spawnSync(process.execPath, ['tools/agency-check/main.ts'], {
    encoding: 'utf8',
  });
  expect(stdout + stderr).toContain('npm run agency:check -- --main URL');
});

test('a server that answers nonsense is refused call by call', async () => {
  await startProxies(() => [], true);
  const reports = await check('proxies');
  expect(reports.filter(({ verdict }) => verdict === 'agrees' || verdict === 'differs')).toEqual([]);
  expect(exitCodeOf(reports)).toBe(1);
});
