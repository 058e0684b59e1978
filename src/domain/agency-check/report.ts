import type { CallReport } from './check-calls.ts';

const SIGNS = { agrees: '✓', differs: '~', refuses: '✗', skipped: '–' } as const;

/** The report of a check as text: a line for each call, its differences below, and the counts at the end. */
export function reportText(reports: readonly CallReport[]): string {
  const counts = Map.groupBy(reports, ({ verdict }) => verdict);
  return [
    ...reports.flatMap(linesOf),
    '',
    [...counts].map(([verdict, { length }]) => `${verdict}: ${length}`).join(', '),
  ].join('\n');
}

function linesOf({ call, variant, spec, verdict, differences, remarks, size }: CallReport): string[] {
  const notSent = differences.flatMap(({ path, count, of, weight }) =>
    weight === 'note' ? `${path} (${count} of ${of})` : [],
  );
  return [
    `${SIGNS[verdict]} ${call}${variant && ` [${variant}]`} (${spec}${size}): ${verdict}`,
    ...differences
      .filter(({ weight }) => weight !== 'note')
      .map(({ path, expected, came, count, of, weight }) => {
        const [sign, end] = weight === 'loss' ? ['!', ''] : [' ', ', read all the same'];
        return `    ${sign} ${path || 'the answer'}: expected ${expected}, came ${came} (${count} of ${of}${end})`;
      }),
    ...(notSent.length > 0 ? [`      not sent: ${notSent.join(', ')}`] : []),
    ...remarks.map((remark) => `      ${remark}`),
  ];
}

/** Exit code for pipelines: 1 when something was lost or refused. Differences the portal tolerates are no failure. */
export function exitCodeOf(reports: readonly CallReport[]): 0 | 1 {
  const isLost = ({ weight }: CallReport['differences'][number]) => weight === 'loss';
  return reports.some(({ verdict, differences }) => verdict === 'refuses' || differences.some(isLost)) ? 1 : 0;
}
