import { useTypeNameOfId } from '#domain/reference/report-types/use-type-name.ts';
import { isValidReportId, readReportId } from '#domain/report-form/report-id.ts';
import { JIB_LENGTH, REPORT_TYPE_IN_ID } from '#shared/config/settings.ts';
import type { ControlVersion } from './control-settings.ts';
import styles from './ReportId.module.css';

const TYPE_END = REPORT_TYPE_IN_ID.from + REPORT_TYPE_IN_ID.length;

/** A report id with gaps between jib, report type and the rest (R3.10); the gaps are not copied. It may wrap after the jib. */
export function ReportId({ id }: { id: string }) {
  if (!isValidReportId(id)) return <bdi translate="no">{id}</bdi>;
  return (
    <span className={styles.id} translate="no">
      <span className={styles.part}>
        <span>{id.slice(0, JIB_LENGTH)}</span>
      </span>
      <span className={styles.part}>
        <span>{id.slice(JIB_LENGTH, TYPE_END)}</span>
        <span>{id.slice(TYPE_END)}</span>
      </span>
    </span>
  );
}

/** Names the report type of an id in the reader's language; its number until the types are loaded, null for an invalid id. */
export function useTypeName() {
  const nameOf = useTypeNameOfId();
  return (id: string, version: ControlVersion): string | null => {
    const parts = readReportId(id);
    return parts && (nameOf(parts.reportType, version) ?? String(parts.reportType));
  };
}
