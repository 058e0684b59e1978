import { readWorkbook } from '#shared/workbook/read-workbook.ts';
import type { QuickLook } from './finding.ts';
import type { FormStructure, FormVersion } from './form-structure.ts';
import { learnForm } from './learn-form.ts';
import { quickLook } from './quick-look.ts';

/** A task for the worker: check a report, or derive a form from a template. */
export type Work =
  | { task: 'look'; file: Blob; version: FormVersion; forms: readonly FormStructure[] }
  | { task: 'learn'; file: Blob; version: FormVersion; name: string; now: number };

/** Result of a task; null for a template that cannot be read. */
export type Answer<Requested extends Work> = Requested extends { task: 'look' } ? QuickLook : FormStructure | null;

/** Runs a task in the current thread. Rejects when the file can no longer be read. */
export async function doWork<Requested extends Work>(work: Requested): Promise<Answer<Requested>>;
export async function doWork(work: Work): Promise<QuickLook | FormStructure | null> {
  if (work.task === 'look') return quickLook(work.file, work.version, work.forms);
  const opened = await readWorkbook(work.file);
  return opened.ok ? learnForm(opened.sheets, work) : null;
}
