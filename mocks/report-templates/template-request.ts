import * as z from 'zod';
import { readBody } from '../body.ts';
import { refuse, type AgencyLanguage, type Call } from '../call.ts';
import type { LegalEntity } from '../legal-entities/generate.ts';
import { entityByJib } from '../legal-entities/registry.ts';
import { LEGAL_ENTITY_TYPES } from '../reference/name-lists.ts';
import { labels } from '../workbooks/labels.ts';
import { creatorName } from './creators.ts';
import { FIRST_YEAR, LAST_YEAR, reportTypeOf, type ReportType } from './report-types.ts';

/** The template request of R3.9; the jib may be a number, as numeric inputs send it. */
const body = z.strictObject({
  creatorType: z.int(),
  creatorId: z.int(),
  legalEntityTypeId: z.int(),
  jib: z.union([z.string(), z.int().nonnegative()]).nullish(),
  reportType: z.int(),
  reportingYear: z.int(),
  reportingStandard: z.literal([0, 1, 2]),
  reportTypeName: z.string().trim().min(1).max(300),
  publicInterest: z.literal([0, 1]),
});

/** A valid request, with the records its ids refer to. */
export type TemplateRequest = {
  jib: string;
  /** The entity of the jib; null when no jib was given. */
  entity: LegalEntity | null;
  reportType: ReportType;
  reportTypeName: string;
  year: number;
  standard: 0 | 1 | 2;
  publicInterest: boolean;
  legalEntityTypeId: number;
  creator: string;
  /** The language of the document, from the Language header. */
  language: AgencyLanguage;
};

/** Micro companies are not on the old list (R9). */
const MICRO = 7;

const CREATOR_TYPE = labels(
  'Vrsta sastavljača nije podržana.',
  'Vrsta sastavljača nije podržana.',
  'Creator type is not supported',
);
const CREATOR = labels('Odabrani sastavljač ne postoji.', '', 'The selected creator does not exist.');
const ENTITY_TYPE = labels(
  'Odabrana vrsta pravnog lica ne postoji.',
  'Odabrana vrsta pravne osobe ne postoji.',
  'The selected legal entity type does not exist.',
);
const REPORT_TYPE = labels(
  'Odabrana vrsta izvještaja ne postoji.',
  'Odabrana vrsta izvješća ne postoji.',
  'The selected report type does not exist.',
);
const YEAR = labels(
  'Odabrana godina nije dozvoljena.',
  'Odabrana godina nije dopuštena.',
  'The selected year is not allowed.',
);
const STANDARD = labels(
  'Subjekti od javnog interesa primjenjuju MRS/MSFI.',
  'Subjekti od javnog interesa primjenjuju MRS/MSFI.',
  'Public-interest entities apply IAS/IFRS.',
);
const UNKNOWN_JIB = labels(
  'Uneseni JIB ne postoji u bazi podataka.',
  'Uneseni JIB ne postoji u bazi podataka.',
  'The entered UIN does not exist in the database.',
);

/** Reads and checks a template request: 400 for a wrong field, 404 for a jib the register does not know (R2.8, R8). */
export async function readTemplateRequest(
  call: Call,
  old: boolean,
): Promise<{ request: TemplateRequest } | { refusal: Response }> {
  const read = await readBody(call, body);
  if ('refusal' in read) return read;
  const sent = read.body;
  const no = (status: number, text: typeof YEAR) => ({ refusal: refuse(call, status, text[call.language]) });
  if (sent.creatorType !== 1 && sent.creatorType !== 2) return no(400, CREATOR_TYPE);
  const creator = creatorName(sent.creatorType, sent.creatorId);
  if (!creator) return no(400, CREATOR);
  if (!LEGAL_ENTITY_TYPES.some(({ id }) => id === sent.legalEntityTypeId) || (old && sent.legalEntityTypeId === MICRO))
    return no(400, ENTITY_TYPE);
  const reportType = reportTypeOf(sent.reportType, old);
  if (!reportType) return no(400, REPORT_TYPE);
  if (sent.reportingYear < FIRST_YEAR || sent.reportingYear > LAST_YEAR[old ? 'old' : 'new']) return no(400, YEAR);
  if (sent.publicInterest === 1 && sent.reportingStandard !== 2) return no(400, STANDARD);
  const jib = jibText(sent.jib);
  const entity = jib === '' ? null : entityByJib(jib);
  if (entity === undefined) return no(404, UNKNOWN_JIB);
  return {
    request: {
      jib,
      entity,
      reportType,
      reportTypeName: sent.reportTypeName,
      year: sent.reportingYear,
      standard: sent.reportingStandard,
      publicInterest: sent.publicInterest === 1,
      legalEntityTypeId: sent.legalEntityTypeId,
      creator,
      language: (call.request.headers.get('Language') ?? call.language) as AgencyLanguage,
    },
  };
}

/** The jib as text; '' for none (missing, empty or 0). A number has lost its leading zeros: they are restored. */
function jibText(jib: string | number | null | undefined): string {
  if (typeof jib === 'number') return jib === 0 ? '' : String(jib).padStart(13, '0');
  const text = jib?.trim() ?? '';
  return text === '0' ? '' : text;
}
