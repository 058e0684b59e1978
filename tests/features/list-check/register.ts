import { expect } from 'vitest';
import type { Wanted } from '#features/registers/list-check/list/list-row.ts';
import { jibOf } from '#features/registers/list-check/run/cells.ts';
import type { CellAnswer } from '#features/registers/list-check/run/check-machine.ts';
import type { Check, CheckColumn, CheckedEntity, CheckRow } from '#features/registers/list-check/run/list-check.ts';

/** An entity whose number says what is known of it. */
const entity = (id: number): CheckedEntity => ({
  id,
  jib: `420000000000${id}`,
  name: `Entity ${id}`,
  municipality: '',
  county: '',
  activityCode: '',
  activityName: '',
  isPublicEntity: false,
});

/** What rows of a list may ask for: entities, an unknown number, names of one, several and none, a number to correct. */
export const WANTED: readonly [Wanted, ...Wanted[]] = [
  { kind: 'jib', jib: entity(1).jib },
  { kind: 'name', name: 'several' },
  { kind: 'jib', jib: entity(2).jib },
  { kind: 'jib', jib: '4299999999999' },
  { kind: 'name', name: 'one' },
  { kind: 'name', name: 'none' },
  { kind: 'unclear', reason: 'wrongLength', number: '42' },
];

function entityAnswer(wanted: Wanted): Extract<CellAnswer, { column: 'entity' }>['value'] {
  if (wanted.kind === 'jib') {
    const found = [1, 2, 3].map(entity).find(({ jib }) => jib === wanted.jib);
    return found ? { kind: 'one', entity: found } : { kind: 'none' };
  }
  if (wanted.kind === 'name' && wanted.name === 'one') return { kind: 'one', entity: entity(3) };
  if (wanted.kind === 'name' && wanted.name === 'several')
    return { kind: 'several', candidates: [entity(1), entity(2)], count: 2 };
  return { kind: 'none' };
}

/** What the agency says of a row, in a language. */
export function answerFor(row: Pick<CheckRow, 'wanted' | 'entity'>, column: CheckColumn, lang: string): CellAnswer {
  const jib = jibOf(row);
  switch (column) {
    case 'entity':
      return { column, value: entityAnswer(row.wanted) };
    case 'account':
      return { column, value: { code: 'A', name: `${jib} ${lang}`, bodyHex: '', textHex: '' } };
    case 'proceedings':
      return { column, value: { count: Number(jib) % 10, latest: lang, kinds: [] } };
    case 'report': {
      const id = row.entity.state === 'known' && row.entity.value.kind === 'one' ? row.entity.value.entity.id : 0;
      return {
        column,
        value: { year: 2000 + id, typeName: lang, submittedOn: '', isVisible: true, result: 1, employees: 1 },
      };
    }
    default:
      return { column, value: { status: Number(jib) % 2 === 0 ? 2 : null } };
  }
}

/** Expects that a row of an ended check says what the agency says of it; returns the number of its known cells. */
export function expectAnswered(row: CheckRow, { columns, lang }: Check): number {
  const { wanted, entity: found } = row;
  const own = entityAnswer(wanted);
  const isSelected = own.kind === 'several' && found.state === 'known' && found.value.kind === 'one';
  if (found.state === 'known') {
    if (isSelected && found.value.kind === 'one') expect(own.candidates).toContainEqual(found.value.entity);
    else expect(found.value).toEqual(own);
  } else expect(found.state).toBe('off');
  let known = found.state === 'known' ? 1 : 0;
  for (const column of ['account', 'proceedings', 'report', 'redPortal'] as const) {
    const cell = row[column];
    const canBe = column === 'report' ? found.state === 'known' && found.value.kind === 'one' : jibOf(row) !== null;
    if (columns.includes(column) && canBe && wanted.kind !== 'unclear') {
      expect(cell).toMatchObject({ state: 'known', value: answerFor(row, column, lang).value });
      known++;
    } else expect(cell.state).toMatch(/^(?:off|waiting)$/);
  }
  return known;
}
