/** One export, file after file; `from` is how many rows the files saved so far hold: the next thousand is a file of its own. */
export type ExportState = { from: number } & (
  | { step: 'ready' }
  /** `done` rows of the file have come. */
  | { step: 'pending'; done: number }
  | { step: 'failed'; error: unknown }
  /** Of rows that nobody counted: none followed those of the last file. */
  | { step: 'complete' }
);

export type ExportEvent =
  | { type: 'started' }
  | { type: 'progressed'; done: number }
  /** A file was saved, and more rows may follow from `next` on. */
  | { type: 'saved'; next: number }
  | { type: 'noRows' }
  | { type: 'failed'; error: unknown }
  | { type: 'stopped' };

export const EXPORT_START: ExportState = { step: 'ready', from: 0 };

/** The one place where an export moves on; an event that does not belong to the step changes nothing. */
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
