import { HttpResponse, type HttpHandler } from 'msw';
import { accountantsCall, auditCompaniesCall } from '#domain/reference/creators.calls.ts';
import { reportTypesCall } from '#domain/reference/reference.calls.ts';
import { generateCall, generateDocCall, generateOldCall } from '#features/report-tools/templates/templates.calls.ts';
import type { Bases } from '../bases.ts';
import { answer, refuse, type Call } from '../call.ts';
import { labels } from '../workbooks/labels.ts';
import { activeAccountants, activeAuditCompanies } from './creators.ts';
import { makeEstimate } from './estimate.ts';
import { NOT_BILLABLE, REPORT_TYPES } from './report-types.ts';
import { readTemplateRequest } from './template-request.ts';
import { makeTemplate } from './template.ts';

/** Media types of the binary answers. */
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const NOT_BILLED = labels(
  'Izjava o neaktivnosti se ne naplaćuje.',
  'Izjava o neaktivnosti se ne naplaćuje.',
  'Inactivity statement is not billable.',
);
const JIB_NEEDED = labels(
  'JIB je obavezno polje za preuzimanje predračuna.',
  'JIB je obvezno polje za preuzimanje predračuna.',
  'The UIN is a mandatory field for downloading the estimate.',
);

/** The template generator (R2.8, R2.9, R7): report types, creators, templates and the pro-forma invoice. */
export function reportTemplatesHandlers(at: Bases): HttpHandler[] {
  return [
    answer(reportTypesCall, at, ({ language }) =>
      HttpResponse.json({
        resultList: REPORT_TYPES.map(({ id, localizationKey, year, name }) => ({
          id,
          localizationKey,
          year,
          name: name[language],
        })),
      }),
    ),
    answer(accountantsCall, at, (call) => wholeList(call, activeAccountants())),
    answer(auditCompaniesCall, at, (call) => wholeList(call, activeAuditCompanies())),
    answer(generateCall, at, (call) => template(call, false)),
    answer(generateOldCall, at, (call) => template(call, true)),
    answer(generateDocCall, at, estimate),
  ];
}

/** Both lists are requested as a whole (R7). Without the two names the real agency pages them, which no screen uses. */
function wholeList(call: Call, list: readonly object[]): Response {
  if (call.query.get('isActive') !== 'true' || call.query.get('RetrieveAll') !== 'true')
    return refuse(call, 400, 'isActive=true and RetrieveAll=true are required');
  return HttpResponse.json({ resultList: list });
}

async function template(call: Call, old: boolean): Promise<Response> {
  const read = await readTemplateRequest(call, old);
  return 'refusal' in read ? read.refusal : binary(await makeTemplate(read.request, old), XLSX);
}

async function estimate(call: Call): Promise<Response> {
  const read = await readTemplateRequest(call, false);
  if ('refusal' in read) return read.refusal;
  const { entity, reportType } = read.request;
  if (NOT_BILLABLE.includes(reportType.id)) return refuse(call, 400, NOT_BILLED[call.language]);
  if (!entity) return refuse(call, 404, JIB_NEEDED[call.language]);
  return binary(await makeEstimate({ ...read.request, entity }), DOCX);
}

function binary(bytes: Uint8Array<ArrayBuffer>, type: string): Response {
  return HttpResponse.arrayBuffer(bytes.buffer, {
    headers: { 'Content-Type': type, 'Content-Length': String(bytes.byteLength) },
  });
}
