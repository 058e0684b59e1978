import { expect } from 'vitest';
import type { Wanted } from '#features/registers/list-check/list/list-row.ts';
import { entityOf, jibOf } from '#features/registers/list-check/run/cells.ts';
import type {
  CellValue,
  Check,
  CheckColumn,
  CheckedEntity,
  CheckRow,
  Values,
} from '#features/registers/list-check/run/list-check.ts';

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

function entityAnswer(wanted: Wanted): Values['entity'] {
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
export function answerFor(row: Pick<CheckRow, 'wanted' | 'entity'>, column: CheckColumn, lang: string): CellValue {
  const jib = jibOf(row);
  const year = 2000 + (entityOf(row)?.id ?? 0);
  const values: Values = {
    entity: entityAnswer(row.wanted),
    account: { code: 'A', name: `${jib} ${lang}`, bodyHex: '', textHex: '' },
    proceedings: { count: Number(jib) % 10, latest: lang, kinds: [] },
    report: { year, typeName: lang, submittedOn: '', isVisible: true, result: 1, employees: 1 },
    redPortal: { status: Number(jib) % 2 === 0 ? 2 : null },
  };
  return values[column];
}

/** Expects that a row of an ended check says what the agency says of it; returns the number of its known cells. */
export function expectAnswered(row: CheckRow, { columns, lang }: Check): number {
  const { wanted, entity: found } = row;
  const own = entityAnswer(wanted);
  const entityFound = entityOf(row);
  if (own.kind === 'several' && entityFound) expect(own.candidates).toContainEqual(entityFound);
  else if (found.state === 'known') expect(found.value).toEqual(own);
  else expect(found.state).toBe('off');
  let known = found.state === 'known' ? 1 : 0;
  for (const column of ['account', 'proceedings', 'report', 'redPortal'] as const) {
    const cell = row[column];
    const canBe = (column === 'report' ? entityFound : jibOf(row)) !== null;
    if (columns.includes(column) && canBe && wanted.kind !== 'unclear') {
      expect(cell).toMatchObject({ state: 'known', value: answerFor(row, column, lang) });
      known++;
    } else expect(cell.state).toMatch(/^(?:off|waiting)$/);
  }
  return known;
}
