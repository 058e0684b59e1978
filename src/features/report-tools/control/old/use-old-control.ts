import { useReducer } from 'react';
import type { Lang } from '#shared/i18n/languages.ts';
import { checkReports, transmitReports, type Outgoing } from '../report/control-calls.ts';
import { readFile, type Fingerprint } from '../report/fingerprint.ts';
import { OLD_START, oldControl } from './old-control-machine.ts';
import { toProblem } from '../report/problem.ts';
import { isCorrect } from '../report/report-result.ts';
import { makeReceipt } from '../report/receipt.ts';
import { addReceipt } from '../receipts/receipt-list.ts';
import { useOneAtATime } from '../report/use-one-at-a-time.ts';

/** The old control (R4.7): its state, its events, and the two calls that drive it. */
export function useOldControl(lang: Lang) {
  const [state, dispatch] = useReducer(oldControl, OLD_START);
  const { run, cancel } = useOneAtATime();

  /** Checks all listed files in one call. Nothing happens without files, or while a check is under way. */
  async function check(): Promise<void> {
    if ((state.step !== 'choose' && state.step !== 'checked') || state.files.length === 0) return;
    const { files } = state;
    await run(async (signal) => {
      let sent = 0;
      dispatch({ type: 'checkStarted', at: Date.now() });
      try {
        const { outgoing, fingerprints } = await readAll(files);
        const results = await checkReports(outgoing, lang, {
          signal,
          onProgress: (share) => dispatch({ type: 'progressed', sent: (sent = share) }),
        });
        dispatch({ type: 'checkAnswered', results, fingerprints, at: Date.now() });
      } catch (thrown) {
        dispatch({ type: 'checkFailed', problem: toProblem(thrown, sent >= 1) });
      }
    });
  }

  /** Submits all files as they were checked; the agency keeps those without errors. */
  async function submit(): Promise<void> {
    if (state.step !== 'confirming') return;
    const { files, fingerprints: checked } = state;
    await run(async (signal) => {
      let sent = 0;
      dispatch({ type: 'sendStarted', at: Date.now() });
      try {
        const { outgoing, fingerprints } = await readAll(files, checked);
        const { results, answer } = await transmitReports(outgoing, lang, {
          signal,
          onProgress: (share) => dispatch({ type: 'progressed', sent: (sent = share) }),
        });
        const receipt = makeReceipt({
          version: 'old',
          reports: results.map((result) => ({ id: result.id, name: result.name, taken: isCorrect(result) })),
          files: outgoing.map(({ name }, index) => ({
            name,
            kind: null,
            ...(fingerprints[index] ?? { size: 0, sha256: null }),
          })),
          answer,
        });
        await addReceipt(receipt);
        dispatch({ type: 'sendAnswered', results, receipt });
      } catch (thrown) {
        dispatch({ type: 'sendFailed', problem: toProblem(thrown, sent >= 1) });
      }
    });
  }

  return { state, dispatch, check, submit, cancel };
}

async function readAll(files: readonly File[], as: readonly Fingerprint[] = []) {
  const outgoing: Outgoing[] = [];
  const fingerprints: Fingerprint[] = [];
  for (const [index, file] of files.entries()) {
    const { content, fingerprint } = await readFile(file, as[index]);
    outgoing.push({ name: file.name, content });
    fingerprints.push(fingerprint);
  }
  return { outgoing, fingerprints };
}
