import type { Finding, FindingCode } from './quick-look.model.ts';

/** Findings of one kind on one sheet: said once, with all their cells. */
export type FindingGroup = { code: FindingCode; sheet: string | null; cells: { address: string; value: string }[] };

/** Puts findings of one kind and sheet together, in the order in which they were found. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const { code, sheet, cell, value = '' } of findings) {
    const key = `${code} ${sheet ?? ''}`;
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { code, sheet: sheet ?? null, cells: [] }));
    if (cell) group.cells.push({ address: cell, value });
  }
  return [...groups.values()];
}
