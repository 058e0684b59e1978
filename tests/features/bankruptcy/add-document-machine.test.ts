import { expect, test } from 'vitest';
import {
  type AddDocument,
  type AddDocumentEvent,
  addDocumentReducer,
  EDITING,
  mayBeAdded,
} from '#features/registers/bankruptcy/add-document-machine.ts';
import { type Steps, testTransitions } from '#tests/transitions.ts';

const warned = { after: 'next', warnings: ['futureDate'], of: '4200000000001,1' } as const;
const cut = { kind: 'unreadable' } as const;
const confirming: AddDocument = { step: 'confirming', ...warned };
const sending: AddDocument = { step: 'sending', share: 0.5 };
const failed: AddDocument = { step: 'failed', problem: { kind: 'lookupFailed' } };

testTransitions<AddDocument, AddDocumentEvent>(
  addDocumentReducer,
  {
    edited: { type: 'edited' },
    saveRequested: { type: 'saveRequested' },
    checkStarted: { type: 'checkStarted' },
    warned: { type: 'warned', ...warned },
    sendStarted: { type: 'sendStarted' },
    progressed: { type: 'progressed', share: 0.7 },
    failed: { type: 'failed', problem: cut },
    ended: { type: 'ended' },
  },
  {
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
  } satisfies Record<AddDocument['step'], Steps<AddDocument, AddDocumentEvent>[string]>,
);

test('a document whose outcome is not known may be in the registry, also while sending it again is asked about', () => {
  const unknown: AddDocument = { step: 'failed', problem: { kind: 'unknown', error: { kind: 'network' } } };
  const askedAgain: AddDocument = { ...confirming, warnings: ['sentUnknown'] };
  expect([unknown, askedAgain].map(mayBeAdded)).toEqual([true, true]);
  expect([EDITING, sending, failed, confirming].map(mayBeAdded)).toEqual([false, false, false, false]);
});
