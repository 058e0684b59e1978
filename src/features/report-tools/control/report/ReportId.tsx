import { isValidReportId } from './report-id.ts';
import styles from './ReportId.module.css';

/** Where the parts of an id begin and end: the jib on the one hand, report type and the rest on the other (R3.10). */
const PARTS = [
  [[0, 13]],
  [
    [13, 15],
    [15, 22],
  ],
] as const;

/** A report id with gaps between its parts, so that it can be read and compared; copied, it has none. A line may end after the jib. */
export function ReportId({ id }: { id: string }) {
  if (!isValidReportId(id)) return <bdi>{id}</bdi>;
  return (
    <span className={styles.id}>
      {PARTS.map((part) => (
        <span key={part[0][0]} className={styles.part}>
          {part.map(([from, to]) => (
            <span key={from}>{id.slice(from, to)}</span>
          ))}
        </span>
      ))}
    </span>
  );
}
