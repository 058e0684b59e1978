import { parseArgs } from 'node:util';
import documentTexts from '#domain/legal-entity/proceedings/texts/en.json' with { type: 'json' };
import reportTexts from '#domain/reference/report-types/texts/en.json' with { type: 'json' };
import { checkAgency } from './check.ts';
import { exitCodeOf, reportText } from './report.ts';

const USAGE = `npm run agency:check -- --main URL [--identity URL] [--entities URL] [--accounts URL] --client KEY
  --origin URL           where the portal is served from; the agency must let it read the answers
  --token T --refresh T  tokens of a signed-in user, for the calls that need one
  --cookie NAME=VALUE    the session cookie of a signed-in user, for the call that gives the tokens
  --write                also sends a comment, a survey and a message
  --json                 the report as JSON
Exit code: 0 when everything can be read, 1 when something is lost or refused, 2 when the command is wrong.`;

/** Keys without case and separators: 'opening_proposal' equals 'OpeningProposal'. */
const folded = (key: string) => key.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const documents = new Set(Object.keys(documentTexts.documentTypes).map(folded));
const kinds = new Set(Object.keys(reportTexts.kind).map(folded));

const text = { type: 'string' } as const;
const URLS = { main: text, identity: text, entities: text, accounts: text, client: text };
const SESSION = { token: text, refresh: text, cookie: text };

/** `npm run agency:check`: makes every reading call to a real deployment and checks the answers against the wire schemas. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      ...URLS,
      ...SESSION,
      origin: { type: 'string', default: 'http://127.0.0.1:5100' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { main: mainUrl, identity, entities, accounts, client, origin, token, refresh, cookie, write, json } = values;
  if (!mainUrl || !client) throw new TypeError('--main and --client are needed.');
  const bases = {
    main: mainUrl,
    ...(identity && { identity }),
    ...(entities && { entities }),
    ...(accounts && { accounts }),
  };
  const tokens = token && refresh ? { access: token, refresh } : undefined;
  const reports = await checkAgency({
    address: { bases, clientId: client, origin, cookie, tokens },
    write,
    knowsKey: (kind, key) =>
      kind === 'translationKey' ? documents.has(folded(key)) : kinds.has(folded(key).replace(/amended$/, '')),
  });
  console.log(json ? JSON.stringify(reports, null, 2) : reportText(reports));
  return exitCodeOf(reports);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 2;
}
