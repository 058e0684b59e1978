import { parseArgs } from 'node:util';
import { exitCodeOf, reportText } from '#domain/agency-check/report.ts';
import { checkAgency } from './check.ts';

const USAGE = `npm run agency:check -- --main URL [--identity URL] [--entities URL] [--accounts URL] --client KEY
  --origin URL           where the portal is served from; the agency must let it read the answers
  --token T --refresh T  tokens of a signed-in user, for the calls that need one
  --cookie NAME=VALUE    the session cookie of a signed-in user, for the call that gives the tokens
Exit code: 0 when everything can be read, 1 when something is lost or refused, 2 when the command is wrong.`;

const text = { type: 'string' } as const;
const BASES = { main: text, identity: text, entities: text, accounts: text };
const SESSION = { client: text, token: text, refresh: text, cookie: text };
const options = { ...BASES, ...SESSION, origin: { ...text, default: 'http://127.0.0.1:5100' } };

try {
  const { client, origin, token, refresh, cookie, ...bases } = parseArgs({ options }).values;
  if (!bases.main || !client) throw new TypeError('--main and --client are needed.');
  const tokens = token && refresh ? { access: token, refresh } : undefined;
  const reports = await checkAgency({ bases, clientId: client, origin, cookie, tokens });
  console.log(reportText(reports));
  process.exitCode = exitCodeOf(reports);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 2;
}
