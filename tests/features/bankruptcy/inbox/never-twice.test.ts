import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { DocumentWarning } from '#features/registers/bankruptcy/add-document-form.ts';
import type { Accepted } from '#features/registers/bankruptcy/add-document-machine.ts';
import type { AddDocumentCalls, NewDocument } from '#features/registers/bankruptcy/add-document.ts';
import { addFromQueue, createInboxFlow } from '#features/registers/bankruptcy/inbox/run/inbox-flow.ts';
import type { InboxRow } from '#features/registers/bankruptcy/inbox/run/inbox-row.ts';
import type { SentDocument, SentDocumentList } from '#features/registers/bankruptcy/sent-documents.ts';
import type { Outcome } from '#shared/http/outcome.ts';
import { pdf, read } from './inbox-rows.ts';

const JIBS = ['4200000000001', '4200000000002'];
const DAYS = ['2026-02-11', '2026-02-12'];
/** Warnings by which a person is told that the document may be in the registry already. */
const ABOUT_TWICE: readonly DocumentWarning[] = ['sameDocument', 'sameInQueue', 'sameFile', 'sentUnknown'];

/** How the agency ends a call. `killed`: the page was closed meanwhile, and the call never ends for it. */
const ENDS = ['success', 'refused', 'failed', 'taken', 'lost', 'killed'] as const;
type End = (typeof ENDS)[number];
const ERROR = { kind: 'http', status: 500 } as const;
const OUTCOMES: Record<Exclude<End, 'killed'>, Outcome> = {
  success: { kind: 'success', answer: null },
  refused: { kind: 'refused', error: ERROR },
  failed: { kind: 'failed', error: ERROR },
  taken: { kind: 'unknown', error: ERROR },
  lost: { kind: 'unknown', error: ERROR },
};

type Sent = { content: string; jib: string; documentTypeId: number; date: string };

/** An agency, and a computer with two tabs of the inbox. */
class World {
  /** What was or may have been taken. */
  readonly perhapsTaken: Sent[] = [];
  readonly violations: string[] = [];
  sends = 0;
  private readonly registered: Sent[] = [];
  private stored: readonly SentDocument[] = [];
  /** One document is added after the other, in whichever tab. */
  private turn: Promise<unknown> = Promise.resolve();
  private ends: readonly End[];
  private readonly tabs: { runner: ReturnType<typeof createInboxFlow>; stop: () => void }[] = [];
  private nextId = 1;

  constructor(ends: readonly End[]) {
    this.ends = ends;
    for (const at of [0, 1]) this.openTab(at);
  }

  private readonly list: SentDocumentList = {
    read: () => Promise.resolve(this.stored),
    change: (next) => {
      this.stored = next(this.stored);
      return Promise.resolve(true);
    },
  };

  openTab(at: number): void {
    this.tabs[at]?.stop();
    const runner = createInboxFlow({
      read: ({ name }) => Promise.resolve(read({ sha256: name.slice(0, 1) })),
      isOnline: () => true,
      add: (row, options) => {
        const added = this.turn.then(() =>
          addFromQueue(row, options, { list: this.list, by: null, calls: this.calls(at, row, options.accepted) }),
        );
        this.turn = added.catch(() => {});
        return added;
      },
    });
    this.tabs[at] = { runner, stop: runner.start() };
  }

  private calls(at: number, row: InboxRow, accepted: Accepted | null): AddDocumentCalls {
    const content = row.read?.sha256 ?? '';
    const { registered } = this;
    return {
      findEntity: (jib) => Promise.resolve({ data: { id: JIBS.indexOf(jib), name: 'Primjer' } }),
      // One of the days is asked about for another reason, which must not answer the question whether it is sent twice.
      warningsFor({ jib, documentTypeId, submittedOn: date }) {
        const isRegistered = registered.some((other) => isSame(other, { jib, documentTypeId, date }));
        return Promise.resolve([
          ...(date === DAYS[1] ? ['futureDate' as const] : []),
          ...(isRegistered ? ['sameDocument' as const] : []),
        ]);
      },
      send: (document) => this.take(at, { ...document, content }, accepted),
    };
  }

  private async take(
    at: number,
    document: NewDocument & { content: string },
    accepted: Accepted | null,
  ): Promise<Outcome> {
    this.sends++;
    const { content, jib, documentTypeId, submittedOn: date } = document;
    const sent = { content, jib, documentTypeId, date };
    const isKnown = this.perhapsTaken.some((other) => other.content === content || isSame(other, sent));
    const wasAsked = accepted?.warnings.some((warning) => ABOUT_TWICE.includes(warning)) ?? false;
    if (isKnown && !wasAsked) this.violations.push(JSON.stringify(sent));
    const [end = 'success', ...ends] = this.ends;
    this.ends = ends;
    await Promise.resolve();
    if (end === 'success' || end === 'taken') this.registered.push(sent);
    if (end !== 'refused' && end !== 'failed') this.perhapsTaken.push(sent);
    if (end !== 'killed') return OUTCOMES[end];
    // A closed page never hears the answer, but gives its right to send back.
    this.openTab(at);
    throw new Error('The page was closed.');
  }

  async act({ tab: at, ...action }: Action): Promise<void> {
    const tab = this.tabs[at];
    if (!tab) return;
    const { runner } = tab;
    const state = runner.current();
    const row = state.rows.length > 0 ? state.rows[action.row % state.rows.length] : undefined;
    const fields = { jib: action.jib, documentTypeId: String(action.type), date: action.date };
    if (action.kind === 'select')
      runner.send({
        type: 'selected',
        files: [{ id: this.nextId++, file: pdf(`${action.content}${this.nextId}.pdf`), fields, fault: null }],
      });
    else if (action.kind === 'reload') this.openTab(at);
    else if (action.kind === 'send') runner.send({ type: 'sendRequested' });
    else if (action.kind === 'stop') runner.send({ type: 'stopped' });
    else if (row && action.kind === 'edit') runner.send({ type: 'edited', id: row.id, fields });
    else if (row && action.kind === 'remove') runner.send({ type: 'removed', id: row.id });
    else if (row && action.kind === 'confirm')
      runner.send({ type: 'confirmed', id: row.id, fields: row.fields, entityName: 'Primjer' });
    else if (row && action.kind === 'again') {
      const saving = row.at.step === 'saving' ? row.at.saving : null;
      const accepted = saving?.step === 'confirming' ? { of: saving.of, warnings: saving.warnings } : null;
      runner.send({ type: 'againRequested', id: row.id, accepted });
    }
    // Some actions come while others are still under way.
    for (let turn = 0; turn < action.turns; turn++) await Promise.resolve();
  }
}

const isSame = (one: Omit<Sent, 'content'>, other: Omit<Sent, 'content'>) =>
  one.jib === other.jib && one.documentTypeId === other.documentTypeId && one.date === other.date;

const action = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant('select' as const) },
    { weight: 6, arbitrary: fc.constant('confirm' as const) },
    { weight: 5, arbitrary: fc.constant('send' as const) },
    { weight: 8, arbitrary: fc.constant('again' as const) },
    { weight: 3, arbitrary: fc.constantFrom('edit' as const, 'stop' as const, 'remove' as const, 'reload' as const) },
  ),
  tab: fc.constantFrom(0, 1),
  row: fc.nat(2),
  content: fc.constantFrom('A', 'B', 'C'),
  jib: fc.constantFrom(...JIBS),
  type: fc.constantFrom(1, 2),
  date: fc.constantFrom(...DAYS),
  turns: fc.nat(40),
});
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

test('no document is sent twice without a question, whatever a person does and however the agency answers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let sends = 0;
  let repeats = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { minLength: 5, maxLength: 60, size: 'max' }),
      fc.array(fc.constantFrom(...ENDS), { maxLength: 20, size: 'max' }),
      async (actions, ends) => {
        const world = new World(ends);
        for (const each of actions) await world.act(each);
        sends += world.sends;
        repeats += world.perhapsTaken.length > new Set(world.perhapsTaken.map(({ content }) => content)).size ? 1 : 0;
        expect(world.violations).toEqual([]);
      },
    ),
    { numRuns: 1000 },
  );
  // The property is worth something only if documents are sent, and some of them again after a question.
  expect(sends).toBeGreaterThan(300);
  expect(repeats).toBeGreaterThan(30);
});
