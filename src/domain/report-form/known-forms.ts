import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineStoredList } from '#shared/storage/stored-list.ts';
import { callWorker } from './call-worker.ts';
import { formStructureSchema, type FormStructure, type FormVersion } from './form-structure.ts';
import { formKey, mergeForms } from './internal/learn-form.ts';

const FORMS_STORED = 24;
/** Templates of this many different reports are enough to know the form. */
const TEMPLATES_ENOUGH = 3;
/** Age in milliseconds after which a form is read again, because it may have changed. */
const STALE = 7 * 24 * 60 * 60 * 1000;

/** The forms learnt on this computer, the last first: structure alone, nothing of a report or a company. */
export const knownForms = defineStoredList('report-forms', formStructureSchema, { idOf: formKey, limit: FORMS_STORED });

/**
 * Derives the form from a template of the agency and stores it. `name` is the name of the report type. Resolves to null when
 * the template cannot be read; never rejects, because nothing depends on it.
 */
export async function rememberForm(
  storage: PortalStorage,
  file: Blob,
  version: FormVersion,
  name: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<FormStructure | null> {
  const now = Date.now();
  try {
    const form = await callWorker({ task: 'learn', file, version, name, now }, signal);
    if (!form) return null;
    await storage.lists.get(knownForms).change((forms) => {
      const before = forms.find((known) => formKey(known) === formKey(form));
      // Of two entries for a form, the first is stored.
      return [before ? mergeForms(before, form) : form, ...forms];
    });
    return form;
  } catch {
    return null;
  }
}

/** Stores the form of a template that was just downloaded, unless enough is known about it. */
export async function rememberDownloaded(
  storage: PortalStorage,
  file: Blob,
  version: FormVersion,
  name: string,
): Promise<void> {
  const isKnown = (form: FormStructure) =>
    form.version === version &&
    form.name === name &&
    form.templates >= TEMPLATES_ENOUGH &&
    Date.now() - form.learntAt < STALE;
  if ((await storage.lists.get(knownForms).read()).some(isKnown)) return;
  await rememberForm(storage, file, version, name);
}
