import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineStoredList } from '#shared/storage/stored-list.ts';
import { nextTurn } from '#shared/timing/in-slices.ts';
import { fakeDatabase, memoryArea, openTab } from './fake-database.ts';

const things = defineStoredList('watch-list', z.object({ id: z.number() }), { idOf: ({ id }) => id });

/** What may happen to two tabs and their database, in any order. */
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('add' as const), tab: fc.constantFrom(0, 1) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('remove' as const), tab: fc.constantFrom(0, 1) }) },
  fc.record({ what: fc.constantFrom('read', 'look', 'leave', 'return', 'turn'), tab: fc.constantFrom(0, 1) }),
  fc.record({ what: fc.constantFrom('late', 'answer', 'answerOne', 'refuse', 'allow'), tab: fc.constant(0) }),
);

test('nothing that was stored or typed is lost, in whatever order two tabs read and change and the database is late or refuses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 30 }), async (events) => {
      const fake = fakeDatabase();
      fake.values.set('watch-list', [{ id: 0 }]);
      const area = memoryArea();
      const tabs = [openTab(fake.database, area), openTab(fake.database, area)].map((tab) => tab.lists.get(things));
      const stops: ((() => void) | undefined)[] = [undefined, undefined];
      const expected = new Set([0]);
      const asked: Promise<unknown>[] = [];
      let last = 0;
      for (const { what, tab } of events) {
        const list = tabs[tab]!;
        if (what === 'add') {
          const id = (last += 1);
          expected.add(id);
          asked.push(list.change((items) => [...items, { id }]));
        } else if (what === 'remove') {
          // What this tab typed last; it may not be written yet.
          const id = last;
          const isOwn = list.current().items?.some((item) => item.id === id) ?? false;
          if (id === 0 || !isOwn) continue;
          expected.delete(id);
          asked.push(list.change((items) => items.filter((item) => item.id !== id)));
        } else if (what === 'read') asked.push(list.read());
        else if (what === 'look') stops[tab] ??= list.subscribe(() => {});
        else if (what === 'leave') {
          stops[tab]?.();
          stops[tab] = undefined;
        } else if (what === 'return') window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
        else if (what === 'turn') await nextTurn();
        else if (what === 'late') fake.state.isLate = true;
        else if (what === 'answer') fake.answer();
        else if (what === 'answerOne') fake.answerOne();
        else fake.state.refuses = what === 'refuse';
        // A list that has not been read is never shown as empty.
        for (const each of tabs) {
          const { state, items } = each.current();
          expect(items === null).toBe(state === 'reading');
          if (state === 'stored') expect(items).toContainEqual({ id: 0 });
        }
      }
      fake.state.refuses = false;
      fake.answer();
      for (const list of tabs) await list.read();
      await Promise.all(asked);
      const [one, two] = await Promise.all(tabs.map((list) => list.read()));
      for (const stop of stops) stop?.();
      const sorted = (items: readonly { id: number }[] | undefined) =>
        items?.map(({ id }) => id).toSorted((a, b) => a - b);
      const wanted = [...expected].toSorted((a, b) => a - b);
      expect(sorted(one)).toEqual(wanted);
      expect(sorted(two)).toEqual(wanted);
      expect(sorted(fake.values.get('watch-list') as { id: number }[])).toEqual(wanted);
    }),
    { numRuns: 150 },
  );
});
