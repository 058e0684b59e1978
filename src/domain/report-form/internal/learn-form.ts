import { JIB_LENGTH } from '#shared/config/settings.ts';
import type { Cell, Sheet } from '#shared/workbook/workbook.ts';
import { type FormStructure, type FormVersion, hashOf, type SheetStructure } from '../form-structure.ts';
import { isValidReportId, reportTypeIn } from '../report-id.ts';
import { addedUpCells } from './additions.ts';

/** The only report id of a workbook (R3.10); '' when there is none, or more than one. */
export function reportIdIn(sheets: readonly Sheet[]): string {
  const ids = new Set<string>();
  for (const { cells } of sheets) for (const { value } of cells.values()) if (isValidReportId(value)) ids.add(value);
  const [id = ''] = ids;
  return ids.size === 1 ? id : '';
}

/** Derives the form from a template of the agency. `name` is the name of the report type. */
export function learnForm(
  sheets: readonly Sheet[],
  { version, name, now }: { version: FormVersion; name: string; now: number },
): FormStructure {
  const id = reportIdIn(sheets);
  return {
    version,
    reportType: reportTypeIn(id),
    name,
    learntAt: now,
    templates: 1,
    idHash: hashOf(id),
    sheets: sheets.map((sheet) => learnSheet(sheet, id)),
  };
}

function learnSheet(sheet: Sheet, id: string): SheetStructure {
  const { name, isHidden, isProtected, cells } = sheet;
  const jib = id.slice(0, JIB_LENGTH);
  const seen = isHidden ? [] : [...cells.values()];
  const addedUp = isHidden ? new Set<string>() : addedUpCells(sheet);
  const isId = ({ value }: Cell) => id !== '' && value === id;
  const isJib = ({ value, formula }: Cell) => jib !== '' && value === jib && formula === null;
  const where = (test: (cell: Cell) => boolean) => seen.filter(test).map(({ address }) => address);
  const fixed = seen.filter(
    (cell) => !isId(cell) && !isJib(cell) && isFixed(cell, isProtected) && !addedUp.has(cell.address),
  );
  return {
    name,
    isHidden,
    fixed: Object.fromEntries(fixed.map(({ address, value }) => [address, hashOf(value)])),
    // Some programs drop formulas whose result is an empty text.
    formulas: where(({ formula, value }) => formula !== null && value !== ''),
    open: where(({ isOpen }) => isOpen),
    addedUp: [...addedUp].filter((address) => (cells.get(address)?.formula ?? null) === null),
    errors: where(({ kind }) => kind === 'error'),
    idAt: where(isId),
    jibAt: where(isJib),
  };
}

/** In a sheet without protection, a number may be an example to type over, so only texts count as fixed. */
const isFixed = ({ kind, formula, isOpen }: Cell, isProtected: boolean): boolean =>
  formula === null && !isOpen && (kind === 'text' || (kind === 'number' && isProtected));

/** Below this share of equal texts the agency has changed its form, and the older structure is discarded. */
const SAME_FORM = 0.8;

function agreement(known: FormStructure, added: FormStructure): number {
  const pairs = known.sheets.flatMap(({ name, fixed }) => {
    const now = added.sheets.find((sheet) => sheet.name === name)?.fixed ?? {};
    return Object.entries(fixed).map(([address, hash]) => now[address] === hash);
  });
  return pairs.length === 0 ? 1 : pairs.filter(Boolean).length / pairs.length;
}

/** Combines two structures of the same form: what differs belongs to the reports, what agrees belongs to the form. */
export function mergeForms(known: FormStructure, added: FormStructure): FormStructure {
  if (agreement(known, added) < SAME_FORM) return added;
  const isOther = known.idHash !== added.idHash;
  const both = (one: readonly string[], other: readonly string[]) => one.filter((address) => other.includes(address));
  return {
    ...added,
    name: added.name || known.name,
    templates: known.templates + (isOther ? 1 : 0),
    sheets: added.sheets.map((sheet) => {
      const before = known.sheets.find(({ name }) => name === sheet.name);
      if (!before) return sheet;
      const agreed = Object.entries(sheet.fixed).filter(([address, hash]) => before.fixed[address] === hash);
      return {
        ...sheet,
        fixed: Object.fromEntries(agreed),
        formulas: both(sheet.formulas, before.formulas),
        idAt: [...new Set([...sheet.idAt, ...before.idAt])],
        jibAt: [...new Set([...sheet.jibAt, ...before.jibAt])],
      };
    }),
  };
}

/** Identifies a form: version, report type and sheets. */
export const formKey = ({ version, reportType, sheets }: FormStructure): string =>
  [version, reportType, ...sheets.map(({ name }) => name)].join('\n');
