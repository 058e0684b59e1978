import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readItems, readSearchAnswer } from '#domain/content/content-answer.ts';
import { readContent, readSearch } from '#domain/content/read-content.ts';
import { contentItem } from '#tests/content-items.ts';

let started = 0;
let ended = 0;
let startedAs: WorkerOptions | undefined;
let handedOver: number[] = [];

/** A worker thread as the page sees it: messages are copies. */
class Thread extends EventTarget {
  readonly #inside = new EventTarget();
  readonly #ready: Promise<unknown>;

  constructor(_address: string, options: WorkerOptions) {
    super();
    startedAs = options;
    started += 1;
    vi.stubGlobal(
      'self',
      Object.assign(this.#inside, {
        postMessage: (data: unknown) => {
          if (Array.isArray(data)) handedOver.push(data.length);
          this.dispatchEvent(Object.assign(new Event('message'), { data: structuredClone(data) }));
        },
      }),
    );
    vi.resetModules();
    this.#ready = import('#domain/content/internal/content.worker.ts');
  }

  postMessage(data: unknown) {
    void this.#ready.then(() => this.#inside.dispatchEvent(Object.assign(new Event('message'), { data })));
  }

  terminate() {
    ended += 1;
  }
}

/** A worker that cannot be started: its file is missing, or the browser refuses it. */
class Broken extends EventTarget {
  protected say() {
    this.dispatchEvent(new Event('error'));
  }
  constructor() {
    super();
    queueMicrotask(() => this.say());
  }
  postMessage() {}
  terminate() {
    ended += 1;
  }
}

/** A worker that starts and sends this text, or an unreadable message, instead of items. */
const saying = (type: 'message' | 'messageerror', data?: string) =>
  class extends Broken {
    protected override say() {
      this.dispatchEvent(Object.assign(new Event(type), { data }));
    }
  };

beforeEach(() => {
  started = 0;
  ended = 0;
  handedOver = [];
});

const large = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    contentItem({
      id: at + 1,
      title: `Član ${at}`,
      content: '<p>č</p>'.repeat(100),
      tags: [{ tagId: 7, name: 'Porez' }],
    }),
  );
const answer = (content: unknown) => new Blob([JSON.stringify(content)]);

test('a large tree is read in a worker, which gives what the page itself would read, part by part', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('Worker', Thread);
  const body = answer({ resultList: [...large(1200), { id: 'x' }, 7] });
  const read = await readContent(body);
  expect([started, ended, startedAs]).toEqual([1, 1, { type: 'module' }]);
  expect(read).toHaveLength(1200);
  expect(read).toEqual(await readItems(body));
  expect(handedOver.length).toBeGreaterThan(3);
  expect(Math.max(...handedOver)).toBeLessThanOrEqual(250);
});

test('what is no list is none in a worker either', async () => {
  vi.stubGlobal('Worker', Thread);
  expect(await readContent(answer({ items: 'x'.repeat(1_100_000) }))).toBeNull();
  expect(started).toBe(1);
});

/** Browsers in which no worker reads an answer, so that the page does. */
const WITHOUT_WORKER = [
  ['without workers', undefined],
  ['whose worker does not start', Broken],
  ['whose worker fails', saying('message', 'failed')],
  ['whose worker says what cannot be read', saying('messageerror')],
] as const;

describe('the answer of a search', () => {
  const facets = {
    contentTypes: [{ key: 3, value: 1200 }],
    tags: [{ key: { tagId: 7, name: 'Porez' }, value: 1200 }],
    years: [{ key: 2025, value: 12 }],
  };
  const found = (count: number) =>
    answer({
      ...facets,
      contents: large(count).map((item) => ({ ...item, dateTime: `20${10 + (item.id % 15)}-01-01` })),
    });
  const read = (body: Blob, signal = new AbortController().signal) => readSearch(body, signal);

  test('is read in a worker when it is large, with its facets and its order by date', async () => {
    vi.stubGlobal('Worker', Thread);
    const body = found(1200);
    const inWorker = await read(body);
    expect([started, ended]).toEqual([1, 1]);
    expect(inWorker).toEqual(await readSearchAnswer(body));
    expect(inWorker).toMatchObject(facets);
    expect(Math.max(...handedOver)).toBeLessThanOrEqual(250);
    const dates = inWorker!.contents.map(({ dateTime }) => dateTime);
    expect(inWorker!.newest.map((place) => dates[place])).toEqual(dates.toSorted().toReversed());
  });

  test('starts no worker when it is small, nor does a small tree', async () => {
    vi.stubGlobal('Worker', Thread);
    expect(await read(found(20))).toMatchObject({ ...facets, contents: { length: 20 } });
    expect(await readContent(answer(large(20)))).toHaveLength(20);
    expect(started).toBe(0);
  });

  test('is none without any of its lists, in a worker as well', async () => {
    vi.stubGlobal('Worker', Thread);
    expect(await read(answer({ items: 'x'.repeat(1_100_000) }))).toBeNull();
    expect(await read(answer('<html>'))).toBeNull();
    expect(await read(new Blob(['{']))).toBeNull();
  });

  test('ends its worker when nobody waits for it any more', async () => {
    vi.stubGlobal(
      'Worker',
      class extends Broken {
        protected override say() {}
      },
    );
    const leaving = new AbortController();
    const reading = read(found(1200), leaving.signal);
    leaving.abort();
    expect(await reading).toBeNull();
    expect(ended).toBe(1);
  });
});

test.each(WITHOUT_WORKER)(
  'a browser %s reads a large tree and a large answer all the same',
  async (_which, constructor) => {
    vi.stubGlobal('Worker', constructor);
    const { signal } = new AbortController();
    expect(await readContent(answer(large(1200)))).toHaveLength(1200);
    expect((await readSearch(answer({ contents: large(1200) }), signal))?.contents).toHaveLength(1200);
  },
);
