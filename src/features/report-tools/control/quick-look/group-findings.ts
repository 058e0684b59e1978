import type { Finding, FindingCode } from '#domain/report-form/finding.ts';

/** Findings of one kind on one sheet: said once, with all their cells. */
export type FindingGroup = {
  code: FindingCode;
  sheet: string | null;
  /** Of a finding about a whole sheet. */
  value: string;
  cells: { address: string; value: string }[];
};

/** Puts findings of one kind and sheet together, in the order in which they were found. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const { code, sheet, cell, value = '' } of findings) {
    const key = `${code} ${sheet ?? ''}`;
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { code, sheet: sheet ?? null, value: cell ? '' : value, cells: [] }));
    if (cell) group.cells.push({ address: cell, value });
  }
  return [...groups.values()];
}
