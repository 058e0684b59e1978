import { entityOf, jibOf } from '../run/cells.ts';
import type { CheckRow } from '../run/list-check.ts';

/** What a row is called: the entity, else what the list says, else its number. */
export function rowTitle(row: CheckRow): string {
  const { given, wanted } = row;
  return entityOf(row)?.name ?? (given || (wanted.kind === 'unclear' ? wanted.number : (jibOf(row) ?? '')));
}
