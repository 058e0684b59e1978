import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exitCodeOf, reportText } from './contract/agency-report.ts';
import { checkAgency } from './contract/check-agency.ts';

const USAGE = `npm run agency:check -- --main URL [--identity URL] [--entities URL] [--accounts URL] --client KEY
  --origin URL           where the portal is served from; the agency must let it read the answers
  --token T --refresh T  tokens of a signed-in user, for the calls that need one
  --cookie NAME=VALUE    the session cookie of a signed-in user, for the call that gives the tokens
  --write                also sends a comment, a survey and a message
  --json                 the report as JSON
Exit code: 0 when everything can be read, 1 when something is lost or refused, 2 when the command is wrong.`;

/** Keys without case and separators: 'opening_proposal' equals 'OpeningProposal'. */
const folded = (key: string) => key.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

function keysOf(file: string, group: string): Set<string> {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>;
  return new Set(Object.keys(texts[group] ?? {}).map(folded));
}

/** `npm run agency:check`: makes every reading call to a real deployment and checks the answers against the wire schemas. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      main: { type: 'string' },
      identity: { type: 'string' },
      entities: { type: 'string' },
      accounts: { type: 'string' },
      client: { type: 'string' },
      origin: { type: 'string', default: 'http://127.0.0.1:5100' },
      token: { type: 'string' },
      refresh: { type: 'string' },
      cookie: { type: 'string' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { main: mainUrl, identity, entities, accounts, client, origin, token, refresh, cookie } = values;
  if (!mainUrl || !client) throw new TypeError('--main and --client are needed.');
  const documents = keysOf('src/features/registers/bankruptcy/texts/en.json', 'documentTypes');
  const kinds = keysOf('src/domain/reference/report-types/texts/en.json', 'kind');
  const reports = await checkAgency({
    address: {
      bases: {
        main: mainUrl,
        ...(identity && { identity }),
        ...(entities && { entities }),
        ...(accounts && { accounts }),
      },
      clientId: client,
      origin,
      cookie,
      tokens: token && refresh ? { access: token, refresh } : undefined,
    },
    write: values.write,
    knowsKey: (kind, key) =>
      kind === 'translationKey' ? documents.has(folded(key)) : kinds.has(folded(key).replace(/amended$/, '')),
  });
  console.log(values.json ? JSON.stringify(reports, null, 2) : reportText(reports));
  return exitCodeOf(reports);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 2;
}
