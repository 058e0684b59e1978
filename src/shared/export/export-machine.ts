/** One export, file by file. `from` is the number of rows in the files saved so far; every further thousand is another file. */
export type ExportState = { from: number } & (
  | { step: 'ready' }
  /** `done` rows of the file have been loaded. */
  | { step: 'pending'; done: number }
  | { step: 'failed'; error: unknown }
  /** For results without a known count: no rows followed the last file. */
  | { step: 'complete' }
);

export type ExportEvent =
  | { type: 'started' }
  | { type: 'progressed'; done: number }
  /** A file was saved; more rows may follow from `next` on. */
  | { type: 'saved'; next: number }
  | { type: 'noRows' }
  | { type: 'failed'; error: unknown }
  | { type: 'stopped' };

export const EXPORT_START: ExportState = { step: 'ready', from: 0 };

/** The reducer of an export; an event that does not belong to the step changes nothing. */
export function exportReducer(state: ExportState, event: ExportEvent): ExportState {
  const { step, from } = state;
  if (step === 'pending') {
    switch (event.type) {
      case 'progressed':
        return { step, from, done: event.done };
      case 'saved':
        return { step: 'ready', from: event.next };
      case 'noRows':
        return { step: 'complete', from };
      case 'failed':
        return { step: 'failed', from, error: event.error };
      case 'stopped':
        return { step: 'ready', from };
      default:
        return state;
    }
  }
  return event.type === 'started' && step !== 'complete' ? { step: 'pending', from, done: 0 } : state;
}
