import { isValidReportId } from './machine/report-id.ts';
import styles from './ReportId.module.css';

/** Where the parts of an id end: jib, report type, year, the rest. */
const ENDS = [13, 15, 19, 22];

/** A report id with gaps between its parts, so that it can be read and compared; copied, it has none. */
export function ReportId({ id }: { id: string }) {
  if (!isValidReportId(id)) return <bdi>{id}</bdi>;
  return (
    <span className={styles.id}>
      {ENDS.map((end, index) => (
        <span key={end}>{id.slice(ENDS[index - 1] ?? 0, end)}</span>
      ))}
    </span>
  );
}
