import { useReducer } from 'react';
import { recordAttempt } from '#domain/filing/receipts/receipt.ts';
import { nameOf } from '#shared/format/file-name.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { useOneAtATime } from '#shared/timing/use-one-at-a-time.ts';
import { wasAsked } from '../receipts/sent-before.ts';
import { submitRecorded } from '../receipts/submit-recorded.ts';
import { CONTROL } from '../report/control-settings.ts';
import { readFile, readFiles } from '../report/fingerprint.ts';
import { toProblem } from '../report/problem.ts';
import { rememberChecks } from '../report/remember-checks.ts';
import { checkReport } from '../report/send-files.ts';
import { checkedFiles, control, filesOf, OPENED } from './new-control-machine.ts';

/** The new control (R4.8): its state, its events, and the two calls. */
export function useControl(lang: Lang) {
  const [state, dispatch] = useReducer(control, OPENED);
  const portal = usePortal();
  const { run, cancel } = useOneAtATime();
  const onProgress = (sent: number) => dispatch({ type: 'progressed', sent });

  /** Checks the selected file. Does nothing without a file or while a check is pending. */
  async function check(): Promise<void> {
    if (state.step !== 'choose' || !state.main) return;
    const { main } = state;
    await run(async (signal) => {
      dispatch({ type: 'checkStarted', at: Date.now() });
      try {
        const { content, fingerprint } = await readFile(main);
        const result = await checkReport({ name: nameOf(main).trimEnd(), content }, lang, {
          portal,
          signal,
          onProgress,
        });
        dispatch({ type: 'checkAnswered', result, fingerprint, at: Date.now() });
        void rememberChecks(portal.storage, 'new', [result]);
      } catch (thrown) {
        dispatch({ type: 'checkFailed', problem: toProblem(thrown) });
      }
    });
  }

  /**
   * Submits what was confirmed: exactly the file that was checked, and the current documents. `asked` are the keys of the receipts
   * of the same bytes that the person was asked about; with another one nothing is sent, and the question shows it.
   */
  async function submit(asked: readonly string[]): Promise<void> {
    if (state.step !== 'confirming') return;
    const { from } = state;
    const reset = CONTROL.resetOnFailedTransmit;
    await run(async (signal) => {
      dispatch({ type: 'sendStarted', at: Date.now() });
      const read = await readFiles(filesOf(from), [from.fingerprint]).catch((thrown: unknown) => toProblem(thrown));
      if ('kind' in read) return dispatch({ type: 'refused', problem: read, reset });
      const { id, name } = from.result;
      const attempt = recordAttempt({ version: 'new', reports: [{ id, name, taken: true }], files: read.files });
      return submitRecorded(attempt, read.outgoing, {
        portal,
        signal,
        mayFollow: (receipts) => wasAsked(checkedFiles(from), receipts, asked),
        onProgress,
        onEvent: (event) => dispatch(event.type === 'refused' ? { ...event, reset } : event),
      });
    });
  }

  return { state, at: 'from' in state ? state.from : state, dispatch, check, submit, cancel };
}
