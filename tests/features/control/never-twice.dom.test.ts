import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { checkedFiles } from '#features/report-tools/control/new/new-control-machine.ts';
import { useControl } from '#features/report-tools/control/new/use-control.ts';
import { receiptList } from '#domain/filing/receipts/receipt-list.ts';
import { sentBefore } from '#features/report-tools/control/receipts/sent-before.ts';
import { random, type Random } from '#mocks/random.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import { upload } from '#shared/api/transfer.ts';
import { inPortal } from '#tests/in-portal.tsx';
import { fileOf, VALID_ID } from './results-and-receipts.ts';

vi.mock(import('#shared/api/transfer.ts'));

/** `SEEDS=500 npx vitest run never-twice` tries more. */
const SEEDS = Number(process.env['SEEDS'] ?? 30);
const STEPS = 40;
const CONTENTS = ['prvi', 'drugi', 'treći'];
const OUTCOMES: readonly (true | ApiError)[] = [
  true,
  { kind: 'contract', sent: true },
  { kind: 'http', status: 400, message: 'Period je zaključan.' },
];

/** One submission as the agency sees it: the content of the report, and the receipts of it that the person was asked about. */
type Arrival = { content: string; asked: readonly string[]; known: readonly string[] };

/** A person at two tabs of one computer, at random: selects, checks, submits, declines, starts again, closes a tab. */
async function afternoon(dice: Random): Promise<Arrival[]> {
  const arrivals: Arrival[] = [];
  let asked: readonly string[] = [];
  vi.mocked(upload).mockImplementation(async (_calls, { path }, body) => {
    const [main] = (body as FormData).getAll('files') as File[];
    const content = (await main?.text()) ?? '';
    if (path.endsWith('Check')) return { id: VALID_ID, name: main?.name, errors: [] };
    const receipts = await createPortal().storage.lists.get(receiptList).read();
    const { size } = main ?? {};
    // The record of this very attempt is stored already.
    const [, ...known] = receipts.filter(({ files }) => files[0]?.size === size).map(({ key }) => key);
    arrivals.push({ content, asked, known });
    const outcome = dice.pick(OUTCOMES);
    if (outcome !== true) throw outcome;
    return outcome;
  });
  const open = () => {
    const portal = createPortal();
    const list = portal.storage.lists.get(receiptList);
    list.subscribe(() => {});
    /** The receipts that the question shows; a person may press before it shows what another tab has just stored. */
    const shown: string[] = [];
    return { ...renderHook(() => useControl('bs'), { wrapper: inPortal(portal) }), list, shown };
  };
  type Tab = ReturnType<typeof open>;
  const look = ({ result, list, shown }: Tab) => {
    const { state } = result.current;
    if (!('from' in state)) return;
    const { from } = state;
    const attempts = from.step === 'unknown' ? from.attempts.map(({ key }) => key) : [];
    const before = sentBefore(checkedFiles(from), list.current().items ?? []).map(({ receipt }) => receipt.key);
    shown.splice(0, Infinity, ...attempts, ...before);
  };
  const tabs = [open(), open()];
  for (let step = 0; step < STEPS; step++) {
    const at = dice.int(0, 1);
    const tab = tabs[at] ?? open();
    const { state, dispatch, check, submit } = tab.result.current;
    const from = 'from' in state ? state.from : null;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, like a person
    await act(async () => {
      if (dice.chance(0.05)) {
        tab.unmount();
        tabs[at] = open();
      } else if (from && state.step === 'confirming') {
        if (dice.chance(0.2)) return dispatch({ type: 'submitDeclined' });
        asked = [...tab.shown];
        await submit(asked);
      } else if (state.step === 'choose' && state.main === null) {
        const content = dice.pick(CONTENTS);
        dispatch({ type: 'mainSelected', file: fileOf(`${dice.pick(['a', 'b'])}.xlsx`, content) });
      } else if (state.step === 'choose') await check();
      else if (state.step === 'attach' && !state.documents.notes)
        dispatch({ type: 'documentSelected', kind: 'notes', file: fileOf('notes.pdf') });
      else if (state.step === 'submitted') dispatch({ type: 'restarted' });
      else if (state.step === 'attach' || state.step === 'refused' || state.step === 'unknown')
        dispatch(dice.chance(0.2) && state.step === 'unknown' ? { type: 'restarted' } : { type: 'submitRequested' });
    });
    // After a request, and after a press that sent nothing, the person reads the question.
    if (tab.result.current.state.step === 'confirming' && (from === null || dice.chance(0.7))) look(tab);
  }
  for (const tab of tabs) tab.unmount();
  return arrivals;
}

beforeEach(async () => createPortal().storage.database.clear());

test.each(Array.from({ length: SEEDS }, (_, seed) => seed))(
  'no report is sent twice without a question: afternoon %i',
  async (seed) => {
    const arrivals = await afternoon(random(seed));
    for (const { known, asked } of arrivals) expect(asked).toEqual(expect.arrayContaining([...known]));
    // The afternoons are long enough for reports to be sent again.
    expect(arrivals.length).toBeGreaterThan(2);
  },
);
