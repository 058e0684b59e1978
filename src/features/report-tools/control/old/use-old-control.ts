import { useReducer } from 'react';
import { recordAttempt } from '#domain/filing/receipts/receipt.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { useOneAtATime } from '#shared/timing/use-one-at-a-time.ts';
import { wasAsked } from '../receipts/sent-before.ts';
import { submitRecorded } from '../receipts/submit-recorded.ts';
import { readFiles } from '../report/fingerprint.ts';
import { toProblem } from '../report/problem.ts';
import { readResults } from '../report/read-results.ts';
import { rememberChecks } from '../report/remember-checks.ts';
import { isCorrect, type ReportResult } from '../report/report-result.ts';
import { checkReports } from '../report/send-files.ts';
import { notAnswered, oldCheckedFiles, oldControl, oldFilesOf, OLD_OPENED } from './old-control-machine.ts';

/** The old control (R4.7): its state, its events, and the two calls. */
export function useOldControl(lang: Lang) {
  const [state, dispatch] = useReducer(oldControl, OLD_OPENED);
  const portal = usePortal();
  const { run, cancel } = useOneAtATime();
  const onProgress = (sent: number) => dispatch({ type: 'progressed', sent });

  /** Checks all listed files in one call. Does nothing without files or while a check is pending. */
  async function check(): Promise<void> {
    if (state.step !== 'choose' && state.step !== 'checked' && state.step !== 'refused') return;
    if (state.files.length === 0) return;
    const { files } = state;
    await run(async (signal) => {
      dispatch({ type: 'checkStarted', at: Date.now() });
      try {
        const { outgoing, files: fingerprints } = await readFiles(oldFilesOf(files));
        const results = await checkReports(outgoing, lang, { portal, signal, onProgress });
        dispatch({ type: 'checkAnswered', results, fingerprints, at: Date.now() });
        void rememberChecks(portal.storage, 'old', results);
      } catch (thrown) {
        dispatch({ type: 'checkFailed', problem: toProblem(thrown) });
      }
    });
  }

  /**
   * Submits all files as they were checked; the agency saves those without errors (readings, R4.7). `asked` are the keys of the
   * receipts of the same bytes that the person was asked about; with another one nothing is sent, and the question shows it.
   */
  async function submit(asked: readonly string[]): Promise<void> {
    if (state.step !== 'confirming') return;
    const { files, fingerprints, results } = state.from;
    await run(async (signal) => {
      dispatch({ type: 'sendStarted', at: Date.now() });
      const read = await readFiles(oldFilesOf(files), fingerprints).catch((thrown: unknown) => toProblem(thrown));
      if ('kind' in read) return dispatch({ type: 'refused', problem: read });
      const attempt = recordAttempt({ version: 'old', reports: reportsOf(results), files: read.files });
      // The answer may have results for all, some or none of the files; each means 'received' (readings, R4.8).
      const resultsIn = (answer: unknown) => {
        try {
          return readResults(answer, files, lang);
        } catch (thrown) {
          // The files are submitted whatever the portal makes of the answer.
          console.error(thrown);
          return null;
        }
      };
      return submitRecorded(attempt, read.outgoing, {
        portal,
        signal,
        mayFollow: (receipts) => wasAsked(oldCheckedFiles(state.from), receipts, asked),
        onProgress,
        // A report that the answer leaves out stays in the record as it was checked (readings, R4.8).
        reportsIn: (answer) => {
          const answered = resultsIn(answer) ?? [];
          return reportsOf([...answered, ...notAnswered(results, answered)]);
        },
        onEvent: (event) =>
          dispatch(event.type === 'submitted' ? { ...event, results: resultsIn(event.answer) } : event),
      });
    });
  }

  return { state, at: 'from' in state ? state.from : state, dispatch, check, submit, cancel };
}

const reportsOf = (results: readonly ReportResult[]) =>
  results.map((result) => ({ id: result.id, name: result.name, taken: isCorrect(result) }));
