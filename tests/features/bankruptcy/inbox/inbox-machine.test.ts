import { describe, expect, test } from 'vitest';
import {
  EMPTY_INBOX,
  type InboxState,
  type InboxEvent,
  inboxReducer,
} from '#features/registers/bankruptcy/inbox/run/inbox-machine.ts';
import type { RowStep } from '#features/registers/bankruptcy/inbox/run/inbox-row.ts';
import { type Steps, testTransitions } from '#tests/transitions.ts';
import { FIELDS, NO_FIELDS, pdf, read, row } from './inbox-rows.ts';

const newFile = pdf('nova.pdf');
const reading = read({
  proposal: {
    jib: { value: FIELDS.jib, from: 'text' },
    documentTypeId: null,
    date: { value: FIELDS.date, from: 'name' },
    others: { jib: [], date: [] },
    isOtherJib: false,
  },
});
const typed = { ...FIELDS, date: '2026-03-01' };
const accepted = { of: 'input', warnings: ['futureDate'] } as const;
const unknown = { kind: 'unknown', error: { kind: 'contract' } } as const;

const events = {
  selected: { type: 'selected', files: [{ id: 9, file: newFile, fields: null, fault: null }] },
  refusalsRead: { type: 'refusalsRead' },
  read: { type: 'read', id: 1, read: reading },
  edited: { type: 'edited', id: 1, fields: typed },
  confirmed: { type: 'confirmed', id: 1, fields: typed, entityName: 'Druga d.o.o.' },
  sendRequested: { type: 'sendRequested' },
  againRequested: { type: 'againRequested', id: 1, accepted },
  stopped: { type: 'stopped' },
  started: { type: 'started', id: 1 },
  moved: { type: 'moved', id: 1, event: { type: 'sendStarted' }, isOnline: true },
  added: { type: 'added', id: 1 },
  removed: { type: 'removed', id: 1 },
} as const;

const queue = (at: RowStep, changes = {}): InboxState => ({ rows: [row(1, at, changes)], refused: [] });
const NEW = row(9, { step: 'reading' }, { file: newFile, read: null, fields: NO_FIELDS, entityName: '' });

/** The moves of a queue with one document: `selected` is possible in every step. */
function steps(states: Record<string, { state: InboxState; moves: Partial<Record<InboxEvent['type'], InboxState>> }>) {
  return Object.fromEntries(
    Object.entries(states).map(([name, { state, moves }]) => [
      name,
      { state, moves: { selected: { rows: [...state.rows, NEW], refused: [] }, ...moves } },
    ]),
  ) as Steps<InboxState, InboxEvent>;
}

const saving = (step: Extract<RowStep, { step: 'saving' }>['saving']): RowStep => ({ step: 'saving', saving: step });
const confirming = saving({ step: 'confirming', after: 'close', ...accepted });
const failed = saving({ step: 'failed', problem: { kind: 'lookupFailed' } });
const edited = queue({ step: 'open' }, { fields: typed, entityName: '' });
const again = queue({ step: 'queued', accepted });
const gone = EMPTY_INBOX;

testTransitions<InboxState, InboxEvent>(
  inboxReducer,
  events,
  steps({
    empty: { state: EMPTY_INBOX, moves: {} },
    reading: {
      state: queue({ step: 'reading' }, { read: null, fields: { ...NO_FIELDS, date: '2026-01-01' }, entityName: '' }),
      moves: {
        // What was typed before stays; empty fields get what is proposed.
        read: queue(
          { step: 'open' },
          { read: reading, fields: { ...NO_FIELDS, jib: FIELDS.jib, date: '2026-01-01' }, entityName: '' },
        ),
        removed: gone,
      },
    },
    open: {
      state: queue({ step: 'open' }),
      moves: {
        edited,
        confirmed: queue({ step: 'confirmed' }, { fields: typed, entityName: 'Druga d.o.o.' }),
        removed: gone,
      },
    },
    confirmed: {
      state: queue({ step: 'confirmed' }),
      moves: { edited, sendRequested: queue({ step: 'queued', accepted: null }), removed: gone },
    },
    queued: {
      state: queue({ step: 'queued', accepted: null }),
      moves: {
        edited,
        stopped: queue({ step: 'confirmed' }),
        started: queue(saving({ step: 'checking' })),
        removed: gone,
      },
    },
    checking: {
      state: queue(saving({ step: 'checking' })),
      moves: { moved: queue(saving({ step: 'sending', share: 0 })), added: gone },
    },
    confirming: { state: queue(confirming), moves: { edited, againRequested: again, removed: gone } },
    sending: { state: queue(saving({ step: 'sending', share: 0.5 })), moves: { added: gone } },
    failed: { state: queue(failed), moves: { edited, againRequested: again, removed: gone } },
  }),
);

describe('the machine of adding one document within the queue', () => {
  const moved = (state: InboxState, event: Extract<InboxEvent, { type: 'moved' }>['event']) =>
    inboxReducer(state, { type: 'moved', id: 1, event, isOnline: true });

  test('an unknown outcome is remembered, also when the document is changed and fails in another way', () => {
    const failure = moved(queue(saving({ step: 'sending', share: 1 })), { type: 'failed', problem: unknown });
    expect(failure).toEqual(queue(saving({ step: 'failed', problem: unknown }), { isUnknown: true }));
    const changed = inboxReducer(failure, events.edited);
    expect(changed.rows[0]).toMatchObject({ isUnknown: true, at: { step: 'open' } });
  });

  test('a document whose entity is not there any more has to be looked over again', () => {
    expect(moved(queue(saving({ step: 'checking' })), { type: 'ended' })).toEqual(queue({ step: 'open' }));
  });

  test('the same fields once more change nothing', () => {
    const state = queue({ step: 'confirmed' });
    expect(inboxReducer(state, { type: 'edited', id: 1, fields: { ...FIELDS } })).toBe(state);
  });

  test('an event of one document leaves the others as they are', () => {
    const rows = [row(1, { step: 'open' }), row(2, { step: 'confirmed' }), row(3, { step: 'reading' })];
    const state = { rows, refused: [] };
    expect(inboxReducer(state, { type: 'sendRequested' }).rows.map(({ at }) => at.step)).toEqual([
      'open',
      'queued',
      'reading',
    ]);
  });
});

describe('files that are not taken', () => {
  const file = (id: number, name = `${id}.pdf`) => ({ id, file: pdf(name), fields: null, fault: null });
  const drop = (state: InboxState, ...files: ReturnType<typeof file>[]) =>
    inboxReducer(state, { type: 'selected', files });

  test('two drops shortly after each other take no file twice, and thirty at most', () => {
    const first = drop(EMPTY_INBOX, ...Array.from({ length: 20 }, (_, at) => file(at)));
    const second = drop(first, file(30, '3.pdf'), ...Array.from({ length: 12 }, (_, at) => file(40 + at)));
    expect(second.rows).toHaveLength(30);
    expect(new Set(second.rows.map((each) => each.file.name)).size).toBe(30);
    expect(second.refused).toEqual([
      { name: '3.pdf', reason: 'duplicate' },
      { name: '50.pdf', reason: 'tooMany' },
      { name: '51.pdf', reason: 'tooMany' },
    ]);
  });

  test('what the first drop refused is still named after the second, until it is read or taken', () => {
    const refused = inboxReducer(EMPTY_INBOX, {
      type: 'selected',
      files: [
        { ...file(1), fault: 'empty' },
        { ...file(2), fault: 'empty' },
      ],
    });
    const second = drop(refused, file(3));
    expect(second.refused.map(({ name }) => name)).toEqual(['1.pdf', '2.pdf']);
    // The same list is not read out again.
    expect(second.refused).toBe(refused.refused);
    expect(drop(second, file(4, '1.pdf')).refused.map(({ name }) => name)).toEqual(['2.pdf']);
    expect(inboxReducer(second, { type: 'refusalsRead' }).refused).toEqual([]);
  });
});
