import { type AskWith, checkCalls, type CallReport, type Found, textOf } from '#domain/agency-check/check-calls.ts';
import { isAmended, REPORT_TYPE_YEAR } from '#domain/reference/report-types/report-type-names.ts';
import { identityCall } from '#domain/session/session.calls.ts';
import type { CallDescription } from '#shared/api/define-call.ts';
import { LEGAL_ENTITY_TYPE } from '#shared/config/settings.ts';
import { ALL_CALLS } from '../calls/all-calls.ts';
import { type AgencyAddress, askAgency, preflightProblem } from './ask.ts';

/** Why a call cannot be made; undefined when it can. */
function obstacleTo({ id, base, needsSession }: CallDescription, { bases, tokens, cookie }: AgencyAddress) {
  if (!bases[base]) return `no address of the ${base} API was given`;
  if (id === identityCall.id) return cookie ? undefined : 'needs the session cookie of a signed-in user';
  return needsSession && !tokens ? 'needs the tokens of a signed-in user' : undefined;
}

/** Makes every reading call of P7 and R7 from outside of a browser; returns a report for each, and for refused preflights. */
export async function checkAgency(address: AgencyAddress): Promise<CallReport[]> {
  const preflights: CallReport[] = [];
  const reachable = ALL_CALLS.filter(({ base }) => address.bases[base]);
  for (const [base, call] of new Map(reachable.map((one) => [one.base, one]))) {
    const problem = await preflightProblem(address, call).catch((error: unknown) => `no answer: ${String(error)}`);
    const { id, method = 'GET', path, spec } = call;
    const variant = `preflight of the ${base} API`;
    const failed = { verdict: 'refuses' as const, remarks: [`CORS: ${problem}`], differences: [], size: '' };
    if (problem) preflights.push({ id, base, call: `${method} {${base}}/${path}`, spec, variant, ...failed });
  }
  const reports = await checkCalls({
    obstacleTo: (call) => obstacleTo(call, address),
    send: (request) => askAgency(address, request),
    more: templates,
  });
  return [...preflights, ...reports];
}

/**
 * One template of each kind of report of each era for the first type of legal entities, and one of the first kind for every
 * other type. An amended kind has the form of its original.
 */
async function templates(
  askWith: AskWith,
  { kinds: reportTypes, types: entityTypes, accountants }: Found,
): Promise<void> {
  const creatorId = Number(accountants[0]?.['id']);
  const typeIds = entityTypes.map((type) => Number(type['id'])).filter(Boolean);
  for (const generateCall of ALL_CALLS.filter(({ id }) => id === 'generate' || id === 'generateOld')) {
    const isNew = generateCall.id === 'generate';
    const [first = 1, ...others] = typeIds.filter((type) => isNew || type !== LEGAL_ENTITY_TYPE.microCompanies);
    const ofEra = reportTypes.filter(
      ({ year, localizationKey }) =>
        Number(year) === REPORT_TYPE_YEAR[isNew ? 'new' : 'old'] &&
        !isAmended({ localizationKey: textOf(localizationKey) }),
    );
    for (const [place, { id: kind, name, localizationKey }] of ofEra.entries())
      for (const type of place === 0 ? [first, ...others] : [first]) {
        const who = { creatorType: 1, creatorId, legalEntityTypeId: type, jib: '', lang: 'bs' } as const;
        const what = {
          reportType: Number(kind),
          reportingYear: isNew ? 2024 : 2021,
          reportTypeName: textOf(name),
          reportingStandard: 1,
        };
        const call = generateCall({ ...who, ...what, publicInterest: 0 });
        await askWith(creatorId, call, `${textOf(localizationKey) || textOf(kind)}, type ${type}`);
      }
  }
}
