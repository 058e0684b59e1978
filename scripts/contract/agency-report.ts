import type { CallReport } from './check-agency.ts';
import { CALLS } from './calls.data.ts';

const SIGN = { agrees: '✓', differs: '~', refuses: '✗', skipped: '–' } as const;

/** The report of a check as text: a line for each call, its differences below, and the counts at the end. */
export function reportText(reports: readonly CallReport[]): string {
  const lines = reports.flatMap((report) => {
    const { method, path, api } = CALLS[report.call];
    const size =
      report.bytes > 0 ? `, ${Math.round(report.milliseconds)} ms, ${(report.bytes / 1024).toFixed(1)} kB` : '';
    return [
      `${SIGN[report.verdict]} ${method} {${api}}${path}${report.variant ? ` [${report.variant}]` : ''} (${report.section}${size}): ${report.verdict}`,
      ...report.differences
        .filter(({ weight }) => weight !== 'note')
        .map(
          ({ path: place, expected, came, count, of, weight }) =>
            `    ${weight === 'loss' ? '!' : ' '} ${place || 'the answer'}: expected ${expected}, came ${came} (${count} of ${of}${weight === 'tolerated' ? ', read all the same' : ''})`,
        ),
      ...notSent(report.differences),
      ...report.remarks.map((remark) => `      ${remark}`),
    ];
  });
  const counts = (['agrees', 'differs', 'refuses', 'skipped'] as const).map(
    (verdict) =>
      `${reports.filter((report) => report.verdict === verdict).length} ${verdict === 'agrees' ? 'agree' : verdict === 'differs' ? 'agree with differences' : verdict === 'refuses' ? 'refuse' : 'skipped'}`,
  );
  return [...lines, '', counts.join(', ')].join('\n');
}

/** Optional fields that were not sent, in one line. */
function notSent(differences: CallReport['differences']): string[] {
  const places = differences
    .filter(({ weight }) => weight === 'note')
    .map(({ path, count, of }) => `${path} (${count} of ${of})`);
  return places.length > 0 ? [`      not sent: ${places.join(', ')}`] : [];
}

/** Exit code for pipelines: 1 when something was lost or refused. Differences the portal tolerates are no failure. */
export function exitCodeOf(reports: readonly CallReport[]): 0 | 1 {
  const isBad = ({ verdict, differences, remarks }: CallReport) =>
    verdict === 'refuses' ||
    differences.some(({ weight }) => weight === 'loss') ||
    remarks.some((remark) => remark.startsWith('CORS'));
  return reports.some(isBad) ? 1 : 0;
}
