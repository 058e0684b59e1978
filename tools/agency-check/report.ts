import type { CallReport } from './check.ts';

const VERDICTS = {
  agrees: ['✓', 'agree'],
  differs: ['~', 'agree with differences'],
  refuses: ['✗', 'refuse'],
  skipped: ['–', 'skipped'],
} as const;

/** The report of a check as text: a line for each call, its differences below, and the counts at the end. */
export function reportText(reports: readonly CallReport[]): string {
  const counts = Object.entries(VERDICTS).map(
    ([verdict, [, words]]) => `${reports.filter((report) => report.verdict === verdict).length} ${words}`,
  );
  return [...reports.flatMap(linesOf), '', counts.join(', ')].join('\n');
}

function linesOf({ call, variant, spec, verdict, differences, remarks, milliseconds, bytes }: CallReport): string[] {
  const size = bytes > 0 ? `, ${Math.round(milliseconds)} ms, ${(bytes / 1024).toFixed(1)} kB` : '';
  const notSent = differences.filter(({ weight }) => weight === 'note');
  return [
    `${VERDICTS[verdict][0]} ${call}${variant && ` [${variant}]`} (${spec}${size}): ${verdict}`,
    ...differences
      .filter(({ weight }) => weight !== 'note')
      .map(({ path, expected, came, count, of, weight }) => {
        const end = weight === 'tolerated' ? ', read all the same' : '';
        return `    ${weight === 'loss' ? '!' : ' '} ${path || 'the answer'}: expected ${expected}, came ${came} (${count} of ${of}${end})`;
      }),
    ...(notSent.length > 0
      ? [`      not sent: ${notSent.map(({ path, count, of }) => `${path} (${count} of ${of})`).join(', ')}`]
      : []),
    ...remarks.map((remark) => `      ${remark}`),
  ];
}

/** Exit code for pipelines: 1 when something was lost or refused. Differences the portal tolerates are no failure. */
export function exitCodeOf(reports: readonly CallReport[]): 0 | 1 {
  const isBad = ({ verdict, differences, remarks }: CallReport) =>
    verdict === 'refuses' ||
    differences.some(({ weight }) => weight === 'loss') ||
    remarks.some((remark) => remark.startsWith('CORS'));
  return reports.some(isBad) ? 1 : 0;
}
