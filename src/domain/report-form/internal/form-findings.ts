import { JIB_LENGTH } from '#shared/config/settings.ts';
import { isJib } from '#shared/format/jib.ts';
import { isSameSheetName } from '#shared/workbook/sheet-name.ts';
import type { Cell, Sheet } from '#shared/workbook/workbook.ts';
import type { Finding, FindingCode } from '../finding.ts';
import { type FormStructure, hashOf, type SheetStructure } from '../form-structure.ts';
import { isValidReportId } from '../report-id.ts';
import { reportIdIn } from './learn-form.ts';
import { likeness, sheetNamed } from './match-form.ts';

/** How many rows up and down displaced cells are searched for. */
const FARTHEST = 10;
/** Share of equal texts from which cells count as moved by some rows, and a missing sheet as renamed. */
const MOVED_TOGETHER = 0.9;
/** A sheet that differs in more than this share is another sheet, so its cells cannot be compared. */
const MOST_CHANGED = 0.3;

/** Differences from the form: sheets, moved cells, fixed cells, formulas, id and jib. */
export function findAgainst(form: FormStructure, sheets: readonly Sheet[]): Finding[] {
  const findings = sheetFindings(form, sheets);
  const id = reportIdIn(sheets);
  for (const structure of form.sheets) {
    const sheet = sheetNamed(sheets, structure.name);
    if (!sheet) continue;
    const moved = movedCell(structure, sheet);
    if (moved) {
      findings.push({ code: 'cellsMoved', sheet: sheet.name, cell: moved });
      continue;
    }
    // Texts from a single template may belong to its report (jib, year, creator), so they only count for that very report.
    if (form.templates > 1 || (id !== '' && hashOf(id) === form.idHash))
      findings.push(...changedTexts(structure, sheet));
    findings.push(...replacedFormulas(structure, sheet), ...idFindings(structure, sheet, id));
  }
  return findings;
}

function sheetFindings(form: FormStructure, sheets: readonly Sheet[]): Finding[] {
  const missing = form.sheets.filter(({ name, isHidden }) => !isHidden && !sheetNamed(sheets, name));
  let added = sheets.filter(
    ({ name, isHidden }) => !isHidden && !form.sheets.some((structure) => isSameSheetName(structure.name, name)),
  );
  const findings: Finding[] = [];
  for (const structure of missing) {
    const renamed = added.find((sheet) => likeness(structure, sheet) >= MOVED_TOGETHER);
    if (renamed) {
      added = added.filter((sheet) => sheet !== renamed);
      findings.push({ code: 'sheetRenamed', sheet: renamed.name, value: structure.name });
    } else findings.push({ code: 'sheetMissing', sheet: structure.name });
  }
  return [...findings, ...added.map(({ name }): Finding => ({ code: 'sheetAdded', sheet: name }))];
}

type Place = { address: string; letters: string; row: number; hash: number };

function placesOf(structure: SheetStructure): Place[] {
  return Object.entries(structure.fixed).map(([address, hash]) => {
    const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    return { address, letters, row: Number(row), hash };
  });
}

const isAt = ({ cells }: Sheet, address: string, hash: number): boolean => {
  const value = cells.get(address)?.value ?? '';
  return value !== '' && hashOf(value) === hash;
};

/** The first cell from which on the texts are displaced by the same number of rows: rows were added, removed or moved. */
function movedCell(structure: SheetStructure, sheet: Sheet): string | null {
  const places = placesOf(structure).toSorted((one, other) => one.row - other.row);
  const first = places.findIndex(({ address, hash }) => !isAt(sheet, address, hash));
  if (first < 0) return null;
  const behind = places.slice(first);
  const share = (rows: number) =>
    behind.filter(({ letters, row, hash }) => isAt(sheet, `${letters}${row + rows}`, hash)).length / behind.length;
  if (behind.length < 3 || share(0) >= 1 - MOST_CHANGED) return null;
  for (let rows = 1; rows <= FARTHEST; rows++)
    if (share(rows) >= MOVED_TOGETHER || share(-rows) >= MOVED_TOGETHER) return behind[0]?.address ?? null;
  return null;
}

const findingAt = (code: FindingCode, { name, cells }: Sheet, cell: string): Finding => ({
  code,
  sheet: name,
  cell,
  value: cells.get(cell)?.value ?? '',
});

/** Changed texts and numbers, only in rows with cells to fill in: data of the report itself are not written in such rows. */
function changedTexts(structure: SheetStructure, sheet: Sheet): Finding[] {
  const rowOf = (address: string) => Number(/\d+$/.exec(address)?.[0]);
  const lines = new Set([...structure.open, ...structure.addedUp, ...structure.formulas].map(rowOf));
  const changed = placesOf(structure).filter(({ address, hash }) => !isAt(sheet, address, hash));
  if (changed.length > MOST_CHANGED * Object.keys(structure.fixed).length) return [];
  return changed.filter(({ row }) => lines.has(row)).map(({ address }) => findingAt('fixedChanged', sheet, address));
}

/** Formulas that were typed over, if others still exist; without any, a program has saved values only. */
function replacedFormulas(structure: SheetStructure, sheet: Sheet): Finding[] {
  const replaced = structure.formulas.filter((address) => (sheet.cells.get(address)?.formula ?? null) === null);
  if (replaced.length * 2 > structure.formulas.length) return [];
  return replaced.map((address) => findingAt('formulaReplaced', sheet, address));
}

function idFindings(structure: SheetStructure, sheet: Sheet, id: string): Finding[] {
  const findings: Finding[] = [];
  const at = (cell: string) => ({ sheet: sheet.name, cell });
  for (const address of structure.idAt) {
    const cell = sheet.cells.get(address);
    const value = cell?.value ?? '';
    // A formula that was never computed has its own finding.
    if (cell?.kind === 'error' || (cell?.kind === 'empty' && cell.formula !== null)) continue;
    if (value === '') findings.push({ code: 'idMissing', ...at(address) });
    else if (!isValidReportId(value)) findings.push({ code: 'idMalformed', ...at(address), value });
  }
  for (const address of structure.jibAt) {
    const jib = jibOf(sheet.cells.get(address));
    if (jib === '') continue;
    if (!isJib(jib)) findings.push({ code: 'jibMalformed', ...at(address), value: jib });
    else if (id !== '' && !id.startsWith(jib)) findings.push({ code: 'idJibDiffers', ...at(address), value: jib });
  }
  return findings;
}

/** The leading zeros of a jib stored as a number exist only in the cell's format. */
function jibOf(cell: Cell | undefined): string {
  if (!cell) return '';
  return cell.kind === 'number' ? cell.value.padStart(JIB_LENGTH, '0') : cell.value;
}
