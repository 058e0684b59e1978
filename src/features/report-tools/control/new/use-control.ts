import { useReducer } from 'react';
import type { Lang } from '#shared/i18n/languages.ts';
import { checkReport, transmitReport, type Outgoing } from '../report/control-calls.ts';
import { CONTROL } from '../report/control-settings.ts';
import { readFile } from '../report/fingerprint.ts';
import { control, START, type In } from './control-machine.ts';
import { DOCUMENT_KINDS, sentName, type FileKind } from '../report/file-kinds.ts';
import { toProblem } from '../report/problem.ts';
import { makeReceipt, type ReceiptFile } from '../report/receipt.ts';
import { addReceipt } from '../receipts/receipt-list.ts';
import { useOneAtATime } from '../report/use-one-at-a-time.ts';

/** The new control (R4.8): its state, its events, and the two calls that drive it. */
export function useControl(lang: Lang) {
  const [state, dispatch] = useReducer(control, START);
  const { run, cancel } = useOneAtATime();

  /** Checks the chosen file. Nothing happens without one, or while a check is under way. */
  async function check(): Promise<void> {
    if (state.step !== 'choose' || !state.main) return;
    const { main } = state;
    await run(async (signal) => {
      let sent = 0;
      dispatch({ type: 'checkStarted', at: Date.now() });
      try {
        const { content, fingerprint } = await readFile(main);
        const result = await checkReport({ name: main.name, content }, lang, {
          signal,
          onProgress: (share) => dispatch({ type: 'progressed', sent: (sent = share) }),
        });
        dispatch({ type: 'checkAnswered', result, fingerprint, at: Date.now() });
      } catch (thrown) {
        dispatch({ type: 'checkFailed', problem: toProblem(thrown, sent >= 1) });
      }
    });
  }

  /** Submits what was confirmed: exactly the file that was checked, and the documents as they are now. */
  async function submit(): Promise<void> {
    if (state.step !== 'confirming') return;
    await run(async (signal) => {
      let sent = 0;
      dispatch({ type: 'sendStarted', at: Date.now() });
      try {
        const { outgoing, files } = await readAll(state);
        const onProgress = (share: number) => dispatch({ type: 'progressed', sent: (sent = share) });
        const answer = await transmitReport(outgoing, { signal, onProgress });
        const { id, name } = state.result;
        const receipt = makeReceipt({ version: 'new', reports: [{ id, name, taken: true }], files, answer });
        await addReceipt(receipt);
        dispatch({ type: 'sendAnswered', receipt });
      } catch (thrown) {
        const problem = toProblem(thrown, sent >= 1);
        dispatch({ type: 'sendFailed', problem, reset: CONTROL.resetOnFailedTransmit });
      }
    });
  }

  return { state, dispatch, check, submit, cancel };
}

async function readAll({ main, fingerprint, documents }: In<'confirming'>) {
  const selected: { kind: FileKind; file: File }[] = [{ kind: 'main', file: main }];
  for (const kind of DOCUMENT_KINDS) if (documents[kind]) selected.push({ kind, file: documents[kind] });
  const outgoing: Outgoing[] = [];
  const files: ReceiptFile[] = [];
  for (const { kind, file } of selected) {
    const name = sentName(kind, file.name);
    const read = await readFile(file, kind === 'main' ? fingerprint : undefined);
    outgoing.push({ name, content: read.content });
    files.push({ name, kind, ...read.fingerprint });
  }
  return { outgoing, files };
}
