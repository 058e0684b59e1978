import { JIB_LENGTH } from '#shared/config/settings.ts';
import type { ControlVersion } from '../report/control-settings.ts';
import { isValidReportId } from '../report/report-id.ts';
import { FORM_LAYOUTS, type FormLayout } from './form-layout.ts';
import type { Sheet } from './open-workbook.ts';
import type { Finding, QuickLook, WorkbookFacts } from './quick-look.model.ts';
import type { Cell } from './read-cells.ts';

/** More are counted, not listed. */
const FINDINGS_KEPT = 500;

const JIB = new RegExp(`^[0-9]{${JIB_LENGTH}}$`);
const LINE_CODE = /^\d{3}$/;
/** An amount as people write it, with or without the currency. */
const WRITTEN_AMOUNT = /^[-\u2212(]?\s*\d[\d.,\s\u00A0']*\s*\)?\s*(?:KM|BAM|%)?$/i;

/** Looks through an opened workbook for what the control will stumble over. `version` is the screen the file was chosen on. */
export function examineWorkbook(sheets: readonly Sheet[], version: ControlVersion): QuickLook {
  const match = findForm(sheets);
  const findings = match ? generalFindings(match, version) : [{ code: 'notAgencyForm' } satisfies Finding];
  for (const sheet of sheets)
    findings.push(...cellFindings(sheet, match && match.sheet !== sheet ? match.layout : null));
  return { facts: match?.facts ?? null, findings: findings.slice(0, FINDINGS_KEPT), total: findings.length };
}

type MatchedForm = { sheet: Sheet; layout: FormLayout; facts: WorkbookFacts };

/** The sheet with a form's marker, under whatever name. */
function findForm(sheets: readonly Sheet[]): MatchedForm | null {
  for (const form of ['new', 'old'] as const) {
    const layout = FORM_LAYOUTS[form];
    const sheet = sheets.find(({ cells }) => cells.get(layout.marker.cell)?.value === layout.marker.value);
    if (!sheet) continue;
    const read = (address: string) => sheet.cells.get(address)?.value ?? '';
    const facts: WorkbookFacts = {
      form,
      id: read(layout.reportId),
      jib: read(layout.jib),
      entityName: read(layout.entityName),
      legalEntityType: read(layout.legalEntityType),
      sheets: sheets.map(({ name }) => name),
    };
    return { sheet, layout, facts };
  }
  return null;
}

/** The form against the screen, the id and the jib against their rules and each other (R3.10, R5). */
function generalFindings({ sheet, layout, facts }: MatchedForm, version: ControlVersion): Finding[] {
  const { id, jib, form } = facts;
  const findings: Finding[] = [];
  if (form !== version) findings.push({ code: form === 'old' ? 'oldForm' : 'newForm' });
  const atId = { sheet: sheet.name, cell: layout.reportId };
  if (id === '') findings.push({ code: 'idMissing', ...atId });
  else if (!isValidReportId(id)) findings.push({ code: 'idMalformed', ...atId, value: id });
  if (jib !== '' && !JIB.test(jib))
    findings.push({ code: 'jibMalformed', sheet: sheet.name, cell: layout.jib, value: jib });
  else if (jib !== '' && isValidReportId(id) && id.slice(0, JIB_LENGTH) !== jib)
    findings.push({ code: 'idJibDiffers', ...atId, value: id.slice(0, JIB_LENGTH) });
  return findings;
}

/** Formula errors anywhere; in the amounts of a statement also texts, and formulas that were never computed. */
function cellFindings({ name, cells }: Sheet, layout: FormLayout | null): Finding[] {
  const findings: Finding[] = [];
  const lines = layout ? lineRows(cells.values(), layout) : new Set<number>();
  let notComputed: Cell | undefined;
  for (const cell of cells.values()) {
    const at = { sheet: name, cell: cell.address, value: cell.value };
    if (cell.kind === 'error') findings.push({ code: 'formulaError', ...at });
    if (!layout || cell.column < layout.firstValueColumn || !lines.has(cell.row)) continue;
    if (cell.computed && cell.value === '') notComputed ??= cell;
    else if (cell.kind === 'text')
      findings.push({ code: WRITTEN_AMOUNT.test(cell.value) ? 'numberAsText' : 'textInAmount', ...at });
  }
  // One is enough: a program that computes nothing computed nothing at all.
  if (notComputed) findings.push({ code: 'notComputed', sheet: name, cell: notComputed.address });
  return findings;
}

function lineRows(cells: Iterable<Cell>, { codeColumn, firstRow }: FormLayout): Set<number> {
  const rows = new Set<number>();
  for (const { row, column, value } of cells)
    if (column === codeColumn && row >= firstRow && LINE_CODE.test(value)) rows.add(row);
  return rows;
}
