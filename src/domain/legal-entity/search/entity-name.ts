type Named = { id: number; shortName: string; longName: string; jib: string };

/** What a search calls an entity: the short name, else the long one, else the jib (R3.3, R4.5; any of them may be null). */
export function nameOfEntity({ shortName, longName, jib, id }: Named): string {
  return shortName || longName || jib || String(id);
}
