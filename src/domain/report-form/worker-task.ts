import { readWorkbook } from '#shared/workbook/read-workbook.ts';
import type { QuickLook } from './finding.ts';
import type { FormStructure, FormVersion } from './form-structure.ts';
import { learnForm } from './learn-form.ts';
import { quickLook } from './quick-look.ts';

/** A task for the worker: to look through a report, or to learn from a template. */
export type Work =
  | { task: 'look'; file: Blob; version: FormVersion; forms: readonly FormStructure[] }
  | { task: 'learn'; file: Blob; version: FormVersion; name: string; now: number };

/** What comes back; of a template that cannot be read nothing is learnt. */
export type Answer<Requested extends Work> = Requested extends { task: 'look' } ? QuickLook : FormStructure | null;

/** Does a task, in whatever thread. Rejects when the file can no longer be read. */
export async function doWork<Requested extends Work>(work: Requested): Promise<Answer<Requested>>;
export async function doWork(work: Work): Promise<QuickLook | FormStructure | null> {
  if (work.task === 'look') return quickLook(work.file, work.version, work.forms);
  const opened = await readWorkbook(work.file);
  return opened.ok ? learnForm(opened.sheets, work) : null;
}
