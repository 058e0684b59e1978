import type { AgencyLanguage } from '../call.ts';
import { resultItemOf } from '../legal-entities/profile.ts';
import { LEGAL_ENTITY_TYPES } from '../reference/name-lists.ts';
import { formFor } from '../workbooks/forms.ts';
import { labels } from '../workbooks/labels.ts';
import { makeWorkbook } from '../workbooks/make-workbook.ts';
import type { TemplateRequest } from './template-request.ts';

const STANDARDS = [
  labels('', '', ''),
  labels('MSFI za mala i srednja pravna lica', 'MSFI za male i srednje pravne osobe', 'IFRS for SMEs'),
  labels('MRS/MSFI', '', 'IAS/IFRS'),
] as const;
const PUBLIC_INTEREST = { yes: labels('DA', '', 'YES'), no: labels('NE', '', 'NO') };

/** The .xlsx template of a request; with a jib the basic data of the entity are filled in (R2.8, R2.9). */
export async function makeTemplate(request: TemplateRequest, old: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const { language, year } = request;
  const type = LEGAL_ENTITY_TYPES.find(({ id }) => id === request.legalEntityTypeId);
  const general = {
    ...basicData(request, language),
    legalEntityType: type?.names[language] ?? '',
    reportTypeName: request.reportTypeName || request.reportType.name[language],
    periodFrom: `01.01.${year}`,
    periodTo: `31.12.${year}`,
    standard: STANDARDS[request.standard][language],
    publicInterest: PUBLIC_INTEREST[request.publicInterest ? 'yes' : 'no'][language],
    preparedBy: request.creator,
  };
  return makeWorkbook(formFor(old), { jib: request.jib, reportType: request.reportType.id, year, general }, language);
}

function basicData(
  { entity }: TemplateRequest,
  language: AgencyLanguage,
): { name: string; address: string; municipality: string } {
  if (!entity) return { name: '', address: '', municipality: '' };
  const item = resultItemOf(entity, language);
  return { name: item.longName || item.shortName, address: item.address ?? '', municipality: item.municipality };
}
