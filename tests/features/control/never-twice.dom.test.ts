import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { receiptList } from '#domain/filing/receipts/receipt-list.ts';
import { checkedFiles } from '#features/report-tools/control/new/new-control-machine.ts';
import { useControl } from '#features/report-tools/control/new/use-control.ts';
import { oldCheckedFiles } from '#features/report-tools/control/old/old-control-machine.ts';
import { useOldControl } from '#features/report-tools/control/old/use-old-control.ts';
import { type CheckedFile, sentBefore } from '#features/report-tools/control/receipts/sent-before.ts';
import { random, type Random } from '#mocks/random.ts';
import * as transfer from '#shared/api/transfer.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { inPortal } from '#tests/in-portal.tsx';
import { withDatabase } from '#tests/storage.ts';
import { fileOf, VALID_ID } from './results-and-receipts.ts';

withDatabase();

/** `SEEDS=500 npx vitest run never-twice` tries more. */
const SEEDS = Number(process.env['SEEDS'] ?? 30);
const STEPS = 40;
const CONTENTS = ['prvi', 'drugi', 'treći'];
const OUTCOMES: readonly (true | ApiError)[] = [
  true,
  { kind: 'contract', sent: true },
  { kind: 'http', status: 400, message: 'Period je zaključan.' },
];

/** One submission as the agency sees it: how often it may have got one of these reports before, and about how many of them it was asked. */
type Arrival = { earlier: number; asked: number };

/** What a person does at a tab, whichever of the two controls it shows. */
type Tab = {
  step: () => string;
  /** The reports that wait for confirmation, with the keys of attempts without an answer; null in any other step. */
  confirming: () => { files: readonly CheckedFile[]; attempts: readonly string[] } | null;
  /** The receipts that the question shows; a person may press before it shows what another tab has just stored. */
  shown: string[];
  receipts: () => ReturnType<typeof sentBefore>[number]['receipt'][];
  submit: (asked: readonly string[]) => Promise<void>;
  decline: () => void;
  /** Any other next step. */
  next: (dice: Random) => unknown;
  unmount: () => void;
};

const named = (dice: Random, name: string) => fileOf(`${name}.xlsx`, dice.pick(CONTENTS));

/** Where the controls do the same: confirm, ask again after a failure, start again. */
function ask(dice: Random, step: string, dispatch: (event: { type: 'restarted' | 'submitRequested' }) => void): void {
  if (step === 'submitted' || (step === 'unknown' && dice.chance(0.2))) dispatch({ type: 'restarted' });
  else dispatch({ type: 'submitRequested' });
}

/** A tab with a portal of its own; `next` is what a person does there besides the submission. */
function openTab<Control extends ReturnType<typeof useControl> | ReturnType<typeof useOldControl>>(
  useIt: () => Control,
  next: (control: Control, dice: Random) => unknown,
): Tab {
  const portal = createPortal();
  const list = portal.storage.lists.get(receiptList);
  /** Keeps the receipts known while the tab is open, as its page does. */
  const useWithReceipts = () => [useStoredList(receiptList), useIt()] as const;
  const { result, unmount } = renderHook(useWithReceipts, { wrapper: inPortal(portal) });
  const control = () => result.current[1];
  return {
    shown: [],
    unmount,
    receipts: () => [...(list.current().items ?? [])],
    step: () => control().state.step,
    confirming() {
      const { state } = control();
      if (!('from' in state)) return null;
      const { from } = state;
      const attempts = 'attempts' in from ? from.attempts.map(({ key }) => key) : [];
      return { files: 'fingerprints' in from ? oldCheckedFiles(from) : checkedFiles(from), attempts };
    },
    submit: (asked) => control().submit(asked),
    decline: () => control().dispatch({ type: 'submitDeclined' }),
    next: (dice) => next(control(), dice),
  };
}

/** A tab with the control of a single report. */
const newTab = () =>
  openTab(
    () => useControl('bs'),
    ({ state, dispatch, check }, dice) => {
      if (state.step === 'choose' && state.main === null)
        return dispatch({ type: 'mainSelected', file: named(dice, dice.pick(['a', 'b'])) });
      if (state.step === 'choose') return check();
      if (state.step === 'attach' && !state.documents.notes)
        return dispatch({ type: 'documentSelected', kind: 'notes', file: fileOf('notes.pdf') });
      return ask(dice, state.step, dispatch);
    },
  );

/** A tab with the control of several reports. */
const oldTab = () =>
  openTab(
    () => useOldControl('bs'),
    ({ state, dispatch, check }, dice) => {
      if (state.step === 'choose' && state.files.length < dice.int(1, 2))
        return dispatch({ type: 'filesAdded', files: [named(dice, dice.pick(['c', 'd']))] });
      return state.step === 'choose' ? check() : ask(dice, state.step, dispatch);
    },
  );

/** An agency that finds every report correct and answers a submission of reports as it is told. */
function answerUploads(submission: (reports: File[]) => Promise<true>): void {
  vi.spyOn(transfer, 'upload').mockImplementation(async (_calls, { path }, body) => {
    const files = ((body as FormData).getAll('files') as File[]).filter(({ name }) => name.endsWith('.xlsx'));
    const results = files.map(({ name }) => ({ id: VALID_ID, name, errors: [] }));
    if (path.endsWith('Check')) return results[0];
    return path.endsWith('CheckOld') ? results : submission(files);
  });
}

/** A person at tabs of one computer, at random: selects, checks, submits, declines, starts again, closes a tab. */
async function afternoon(dice: Random): Promise<Arrival[]> {
  const arrivals: Arrival[] = [];
  /** The contents of each submission that the agency has or may have. */
  const taken: string[][] = [];
  let asked: readonly string[] = [];
  answerUploads(async (files) => {
    const contents = await Promise.all(files.map((file) => file.text()));
    const earlier = taken.filter((others) => others.some((other) => contents.includes(other))).length;
    arrivals.push({ earlier, asked: new Set(asked).size });
    const outcome = dice.pick(OUTCOMES);
    if (outcome !== OUTCOMES[2]) taken.push(contents);
    if (outcome !== true) throw outcome;
    return outcome;
  });
  const openers = [newTab, newTab, oldTab];
  const tabs = openers.map((open) => open());
  for (let step = 0; step < STEPS; step++) {
    const at = dice.int(0, openers.length - 1);
    const tab = tabs[at] ?? newTab();
    const confirming = tab.confirming();
    // oxlint-disable-next-line no-await-in-loop -- one after the other, like a person
    await act(async () => {
      if (dice.chance(0.05)) {
        tab.unmount();
        tabs[at] = openers[at]?.() ?? newTab();
      } else if (confirming && tab.step() === 'confirming') {
        if (dice.chance(0.2)) return tab.decline();
        asked = [...tab.shown];
        await tab.submit(asked);
      } else await tab.next(dice);
    });
    // After a request, and after a press that sent nothing, the person reads the question.
    const question = tab.step() === 'confirming' && (confirming === null || dice.chance(0.7)) ? tab.confirming() : null;
    if (question) {
      const before = sentBefore(question.files, tab.receipts()).map(({ receipt }) => receipt.key);
      tab.shown.splice(0, Infinity, ...question.attempts, ...before);
    }
  }
  for (const tab of tabs) tab.unmount();
  return arrivals;
}

beforeEach(async () => createPortal().storage.database.clear());

test('no report is sent twice without a question, in either control and whatever the agency answers', async () => {
  let repeated = 0;
  for (let seed = 0; seed < SEEDS; seed++) {
    // oxlint-disable-next-line no-await-in-loop -- one afternoon after the other
    await createPortal().storage.database.clear();
    // oxlint-disable-next-line no-await-in-loop -- one afternoon after the other
    const arrivals = await afternoon(random(seed));
    for (const { earlier, asked } of arrivals) expect(asked, `afternoon ${seed}`).toBeGreaterThanOrEqual(earlier);
    repeated += arrivals.filter(({ earlier }) => earlier > 0).length;
  }
  // The property is worth something only if reports are sent again after a question.
  expect(repeated).toBeGreaterThan(SEEDS);
});

test.each([
  ['the new control', newTab],
  ['the old control', oldTab],
])('two tabs of %s that confirm one report in the same moment: one sends it, the other asks', async (_name, open) => {
  let sent = 0;
  answerUploads(async () => {
    sent++;
    return true;
  });
  // Always the first of what there is to choose: the same name and content.
  const dice: Random = { ...random(1), pick: (list) => list[0]!, int: (least) => least, chance: () => false };
  const tabs = [open(), open()];
  for (const tab of tabs)
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    for (let step = 0; step < 5 && tab.step() !== 'confirming'; step++) await act(async () => tab.next(dice));
  expect(tabs.map((tab) => tab.step())).toEqual(['confirming', 'confirming']);
  await act(async () => void (await Promise.all(tabs.map((tab) => tab.submit([])))));
  expect(sent).toBe(1);
  expect(tabs.map((tab) => tab.step()).toSorted()).toEqual(['confirming', 'submitted']);
  for (const tab of tabs) tab.unmount();
});
