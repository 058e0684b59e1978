import { expect, test } from 'vitest';
import {
  type AddDocument,
  type AddDocumentEvent,
  addDocumentReducer,
  EDITING,
} from '#features/registers/bankruptcy/add-document-machine.ts';

const warned = { after: 'next', warnings: ['futureDate'], of: '4200000000001,1' } as const;
const cut = { kind: 'unreadable' } as const;
const confirming: AddDocument = { step: 'confirming', ...warned };
const sending: AddDocument = { step: 'sending', share: 0.5 };
const failed: AddDocument = { step: 'failed', problem: { kind: 'lookupFailed' } };

/** Every event there is. */
const EVENTS = {
  edited: { type: 'edited' },
  saveRequested: { type: 'saveRequested' },
  checkStarted: { type: 'checkStarted' },
  warned: { type: 'warned', ...warned },
  sendStarted: { type: 'sendStarted' },
  progressed: { type: 'progressed', share: 0.7 },
  failed: { type: 'failed', problem: cut },
  ended: { type: 'ended' },
} as const satisfies { [Type in AddDocumentEvent['type']]: Extract<AddDocumentEvent, { type: Type }> };

type Moves = Partial<Record<AddDocumentEvent['type'], AddDocument>>;

/** The whole next state for each event that belongs to a step; for all others the very same state comes back. */
const STEPS: { [Step in AddDocument['step']]: { state: AddDocument; moves: Moves } } = {
  editing: { state: EDITING, moves: { checkStarted: { step: 'checking' } } },
  checking: {
    state: { step: 'checking' },
    moves: {
      warned: confirming,
      sendStarted: { step: 'sending', share: 0 },
      failed: { step: 'failed', problem: cut },
      ended: EDITING,
    },
  },
  confirming: { state: confirming, moves: { edited: EDITING, saveRequested: EDITING } },
  sending: {
    state: sending,
    moves: { progressed: { step: 'sending', share: 0.7 }, failed: { step: 'failed', problem: cut }, ended: EDITING },
  },
  failed: { state: failed, moves: { checkStarted: { step: 'checking' } } },
};

const TRANSITIONS = Object.entries(STEPS).flatMap(([step, { state, moves }]) =>
  Object.values(EVENTS).map((event: AddDocumentEvent) => ({ step, state, event, next: moves[event.type] })),
);

test.each(TRANSITIONS)('$step + $event.type', ({ state, event, next }) => {
  const result = addDocumentReducer(state, event);
  if (next) expect(result).toEqual(next);
  else expect(result).toBe(state);
});
