import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callWorker } from '#domain/report-form/call-worker.ts';
import { hashOf, type FormStructure } from '#domain/report-form/form-structure.ts';
import { doWork, type Work } from '#domain/report-form/internal/worker-task.ts';
import { knownForms, rememberDownloaded, rememberForm } from '#domain/report-form/known-forms.ts';
import { createStorage } from '#shared/storage/create-storage.ts';

/** Workers that were started, with their tasks; the test answers for them. */
let workers: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  work: Work | null = null;
  isEnded = false;
  readonly options: WorkerOptions;
  constructor(_address: string, options: WorkerOptions) {
    super();
    this.options = options;
    workers.push(this);
  }
  postMessage(work: Work) {
    this.work = work;
  }
  terminate() {
    this.isEnded = true;
  }
  say(data: { ok: boolean; answer?: unknown }) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

const file = new Blob(['x']);
const work: Work = { task: 'look', file, version: 'new', forms: [] };
const never = new AbortController().signal;
const requested = (signal = never) => {
  const answer = callWorker(work, signal);
  return { answer, failed: answer.then(() => false).catch(() => true) };
};
/** The worker of that number, once it has been started. */
async function worker(number: number) {
  await expect.poll(() => workers.length, { interval: 2 }).toBeGreaterThanOrEqual(number);
  return workers[number - 1]!;
}

let storage = createStorage();

beforeEach(() => {
  workers = [];
  // The address of a worker is checked against that of the page.
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('Worker', FakeWorker);
  storage = createStorage();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a workbook is read in a worker', () => {
  test('that gets the task, gives the answer and ends', async () => {
    const { answer } = requested();
    const one = await worker(1);
    expect([one.work, one.isEnded, one.options]).toEqual([work, false, { type: 'module' }]);
    one.say({ ok: true, answer: 'seen' });
    expect(await answer).toBe('seen');
    expect(one.isEnded).toBe(true);
  });

  test('two at a time; the next begins when one ends, however it ends', async () => {
    const all = [requested(), requested(), requested(), requested()];
    await worker(2);
    await Promise.resolve();
    expect(workers).toHaveLength(2);
    workers[1]?.say({ ok: false });
    expect(await all[1]?.failed).toBe(true);
    const third = await worker(3);
    expect(workers).toHaveLength(3);
    third.dispatchEvent(new Event('error'));
    expect(await all[2]?.failed).toBe(true);
    (await worker(4)).say({ ok: true });
    workers[0]?.say({ ok: true });
    expect(await Promise.all([all[0]?.failed, all[3]?.failed])).toEqual([false, false]);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true, true, true]);
  });

  test('not for longer than 20 seconds, and no longer than anybody waits', async () => {
    vi.useFakeTimers();
    const [late, leaving] = [requested(), new AbortController()];
    const left = requested(leaving.signal);
    const waiting = requested(leaving.signal);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([false, false]);
    leaving.abort();
    expect(await Promise.all([left.failed, waiting.failed])).toEqual([true, true]);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late.failed).toBe(true);
    expect(workers).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('where a browser has none, on the page’s thread', async () => {
    vi.stubGlobal('Worker', undefined);
    const task = { task: 'learn', file, version: 'new', name: '', now: 1 } as const;
    expect([await callWorker(task, never), await doWork(task)]).toEqual([null, null]);
    expect(await callWorker(work, never)).toMatchObject({ facts: null, total: 1 });
  });
});

const DAY = 24 * 60 * 60 * 1000;

describe('what templates taught', () => {
  const form = (given: Partial<FormStructure> = {}): FormStructure => ({
    version: 'new',
    reportType: '37',
    name: 'Godišnji izvještaj',
    learntAt: Date.now(),
    templates: 1,
    idHash: hashOf('1'),
    sheets: [],
    ...given,
  });
  const stored = () => storage.lists.get(knownForms).read();
  /** Stores a template, from which `answer` is derived. */
  async function remember(answer: FormStructure | null, number = workers.length + 1): Promise<FormStructure | null> {
    const remembered = rememberForm(storage, file, 'new', 'Godišnji izvještaj');
    (await worker(number)).say({ ok: true, answer: answer });
    return remembered;
  }

  test('is remembered, the last first; of one form together', async () => {
    const [yearly, other] = [form(), form({ reportType: '12', name: 'Drugi' })];
    expect(await remember(yearly)).toEqual(yearly);
    expect(workers[0]?.work).toMatchObject({ task: 'learn', version: 'new', name: 'Godišnji izvještaj' });
    await remember(other);
    expect(await stored()).toEqual([other, yearly]);
    await remember(form({ idHash: hashOf('2') }));
    expect((await stored()).map(({ reportType, templates }) => `${reportType} ${templates}`)).toEqual(['37 2', '12 1']);
  });

  test('is not changed by what cannot be read, and nothing is refused for it', async () => {
    await remember(form());
    expect(await remember(null)).toBeNull();
    const failing = rememberForm(storage, file, 'new', '');
    (await worker(3)).say({ ok: false });
    expect(await failing).toBeNull();
    expect(await stored()).toEqual([form({ learntAt: expect.any(Number) as number })]);
  });

  test('is 24 forms at most', async () => {
    for (let type = 0; type < 26; type++) await remember(form({ reportType: String(type + 10) }));
    const types = (await stored()).map(({ reportType }) => reportType);
    expect(types).toHaveLength(24);
    expect(types[0]).toBe('35');
  });

  test.each<[string, Partial<FormStructure>, boolean]>([
    ['three reports', { templates: 3 }, false],
    ['two reports', { templates: 2 }, true],
    ['three reports of the other generator', { templates: 3, version: 'old' }, true],
    ['three reports of another type', { templates: 3, name: 'Drugi' }, true],
    ['three reports, six days ago', { templates: 3, learntAt: Date.now() - 6 * DAY }, false],
    ['three reports, a week ago', { templates: 3, learntAt: Date.now() - 7 * DAY }, true],
  ])('%s: whether a downloaded template of it is learnt from', async (_what, given, isLearnt) => {
    await storage.lists.get(knownForms).change(() => [form({ reportType: '99', name: 'Treći' }), form(given)]);
    const remembered = rememberDownloaded(storage, file, 'new', 'Godišnji izvještaj');
    if (isLearnt) (await worker(1)).say({ ok: true, answer: null });
    await remembered;
    expect(workers).toHaveLength(isLearnt ? 1 : 0);
  });
});
