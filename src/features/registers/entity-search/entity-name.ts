import type { EntityResult } from './entity-search.api.ts';

/** What the screen calls an entity: the short name, else the long one, else the jib (R3.3; any of them may be null). */
export function entityName({ shortName, longName, jib, id }: EntityResult): string {
  return shortName || longName || jib || String(id);
}
