import { readWorkbook } from '#shared/workbook/read-workbook.ts';
import type { QuickLook } from '../finding.ts';
import type { FormStructure, FormVersion } from '../form-structure.ts';
import { rowTexts, type SheetRows } from '../row-texts.ts';
import type { Year, YearComparison } from '../year-comparison.ts';
import { compareYears } from './compare-years.ts';
import { learnForm } from './learn-form.ts';
import { quickLook } from './quick-look.ts';

/** A task for the worker: read the texts of rows, compare two years, look at a report, or derive a form from a template. */
export type Work =
  | { task: 'rows'; file: Blob }
  | { task: 'compare'; files: Record<Year, Blob>; forms: readonly FormStructure[] }
  | { task: 'look'; file: Blob; version: FormVersion; forms: readonly FormStructure[] }
  | { task: 'learn'; file: Blob; version: FormVersion; name: string; now: number };

/** Result of a task; null for a template, or a report for its rows, that cannot be read. */
export type Answer<Requested extends Work> = Requested extends { task: 'look' }
  ? QuickLook
  : Requested extends { task: 'compare' }
    ? YearComparison
    : Requested extends { task: 'rows' }
      ? readonly SheetRows[] | null
      : FormStructure | null;

/** Runs a task in the current thread. Rejects when the file can no longer be read. */
export async function doWork<Requested extends Work>(work: Requested): Promise<Answer<Requested>>;
export async function doWork(work: Work): Promise<Answer<Work>> {
  if (work.task === 'compare') return compareYears(work.files, work.forms);
  if (work.task === 'look') return quickLook(work.file, work.version, work.forms);
  const opened = await readWorkbook(work.file);
  if (!opened.ok) return null;
  return work.task === 'rows' ? rowTexts(opened.sheets) : learnForm(opened.sheets, work);
}
