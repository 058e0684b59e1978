import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SendProblem } from '#features/registers/bankruptcy/add-document-machine.ts';
import { createInboxFlow, type InboxParts } from '#features/registers/bankruptcy/inbox/run/inbox-flow.ts';
import { isPending } from '#features/registers/bankruptcy/inbox/run/inbox-row.ts';
import { FIELDS, pdf, read } from './inbox-rows.ts';

/** A queue of confirmed documents; `add` decides what becomes of each. */
async function confirmed(count: number, add: InboxParts['add'], isOnline = () => true) {
  const pages: string[] = [];
  const runner = createInboxFlow({
    read: async ({ name }) => {
      pages.push(`begins ${name}`);
      await Promise.resolve();
      pages.push(`ends ${name}`);
      return read();
    },
    add,
    isOnline,
  });
  onTestFinished(runner.start());
  const rows = () => runner.current().rows;
  const files = Array.from({ length: count }, (_, at) => ({
    id: at,
    file: pdf(`${at}.pdf`),
    fields: FIELDS,
    fault: null,
  }));
  runner.send({ type: 'selected', files });
  await expect.poll(() => rows().every(({ at }) => at.step === 'open')).toBe(true);
  for (const { id } of files) runner.send({ type: 'confirmed', id, fields: FIELDS, entityName: 'Primjer' });
  return { runner, rows, pages, steps: () => rows().map(({ at }) => at.step) };
}

const failing =
  (problem: SendProblem): InboxParts['add'] =>
  (_row, { onEvent }) => {
    onEvent({ type: 'sendStarted' });
    onEvent({ type: 'failed', problem });
    return Promise.resolve(false);
  };

describe('the queue', () => {
  test('reads one file after the other', async () => {
    const { pages } = await confirmed(3, () => Promise.resolve(true));
    expect(pages).toEqual([0, 1, 2].flatMap((at) => [`begins ${at}.pdf`, `ends ${at}.pdf`]));
  });

  test('sends one document after the other, each once, and those that were added leave', async () => {
    const begun: number[] = [];
    let most = 0;
    const { runner, rows } = await confirmed(4, async ({ id }) => {
      begun.push(id);
      most = Math.max(most, rows().filter(isPending).length);
      await Promise.resolve();
      return true;
    });
    runner.send({ type: 'sendRequested' });
    runner.send({ type: 'sendRequested' });
    await expect.poll(() => rows().length).toBe(0);
    expect(begun).toEqual([0, 1, 2, 3]);
    expect(most).toBe(1);
  });

  test('goes on after one that was refused, failed, is unknown or has to be confirmed', async () => {
    const problems: SendProblem[] = [
      { kind: 'refused', error: { kind: 'http', status: 400 } },
      { kind: 'failed', error: { kind: 'http', status: 500 } },
      { kind: 'unknown', error: { kind: 'contract' } },
    ];
    const { runner, rows } = await confirmed(5, (row, options) => {
      const problem = problems[row.id];
      if (problem) return failing(problem)(row, options);
      if (row.id === 4) return Promise.resolve(true);
      options.onEvent({ type: 'warned', after: 'close', warnings: ['sameDocument'], of: 'x' });
      return Promise.resolve(false);
    });
    runner.send({ type: 'sendRequested' });
    await expect.poll(() => rows().length).toBe(4);
    expect(rows().map(({ at }) => (at.step === 'saving' ? at.saving.step : at.step))).toEqual([
      'failed',
      'failed',
      'failed',
      'confirming',
    ]);
  });

  test.each<[why: string, problem: SendProblem, isOnline: boolean]>([
    ['the session has ended', { kind: 'refused', error: { kind: 'http', status: 401 } }, true],
    ['nobody may add documents', { kind: 'refused', error: { kind: 'http', status: 403 } }, true],
    ['there is no connection', { kind: 'lookupFailed' }, false],
  ])('stops when the next would fail for the same reason: %s', async (_, problem, isOnline) => {
    const { runner, steps } = await confirmed(3, failing(problem), () => isOnline);
    runner.send({ type: 'sendRequested' });
    await expect.poll(steps).toEqual(['saving', 'confirmed', 'confirmed']);
  });

  test('stopping completes the document that is being sent and leaves the others confirmed', async () => {
    const ends: (() => void)[] = [];
    const { runner, steps } = await confirmed(3, () => new Promise((resolve) => ends.push(() => resolve(true))));
    runner.send({ type: 'sendRequested' });
    await expect.poll(() => ends.length).toBe(1);
    runner.send({ type: 'stopped' });
    await expect.poll(steps).toEqual(['saving', 'confirmed', 'confirmed']);
    ends[0]?.();
    await expect.poll(steps).toEqual(['confirmed', 'confirmed']);
    expect(ends).toHaveLength(1);
  });

  test('a fault of the portal while sending leaves the outcome unknown, before it nothing was sent', async () => {
    const { runner, rows } = await confirmed(2, ({ id }, { onEvent }) => {
      if (id === 0) onEvent({ type: 'sendStarted' });
      return Promise.reject(new Error('fault'));
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    runner.send({ type: 'sendRequested' });
    await expect
      .poll(() =>
        rows().map(({ at }) =>
          at.step === 'saving' && at.saving.step === 'failed' ? at.saving.problem.kind : at.step,
        ),
      )
      .toEqual(['unknown', 'failed']);
    expect(rows().map(({ isUnknown }) => isUnknown)).toEqual([true, false]);
  });
});
