import { useTranslation } from 'react-i18next';
import { useExportAbout } from '#domain/agency-file/use-export-about.ts';
import type { YearLine } from '#domain/report-form/year-comparison.ts';
import type { LineChange, YearDifference } from '#domain/report-form/year-differences.ts';
import { type ExportColumn, exportColumn } from '#shared/export/export-table.ts';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import type { InSheet } from './DifferenceTables.tsx';

/** Names of the two files. */
export type FileNames = { last: string; now: string };

type LinesFileProps<Row> = {
  of: 'differences' | 'changes';
  rows: readonly Row[];
  names: FileNames;
  /** The share that the changes are above. */
  share?: string;
  /** What follows the line and where it stands. */
  columns: readonly ExportColumn<Row>[];
};

function LinesFile<Row extends InSheet<{ line: YearLine }>>({ of, rows, names, share, columns }: LinesFileProps<Row>) {
  const { t } = useTranslation('last-year');
  const column = exportColumn<Row>;
  const about = useExportAbout([
    { label: t('file.last'), text: names.last },
    { label: t('file.now'), text: names.now },
    ...(share === undefined ? [] : [{ label: t('changes.share'), text: share }]),
    { label: t('file.note'), text: t('advice') },
  ]);
  return (
    <ExportMenu
      label={t(`${of}.save`)}
      title={t(`${of}.title`)}
      fileName={t(`${of}.file`)}
      about={about}
      columns={[
        column('text', t('table.sheet'), ({ sheet }) => sheet, 22),
        column('code', t('table.code'), ({ line }) => line.code, 14),
        column('text', t('table.line'), ({ line }) => line.label, 60),
        column('number', t('table.row'), ({ line }) => line.rows.now, 8),
        ...columns,
      ]}
      source={{ rows: () => rows }}
    />
  );
}

type FileProps<Row> = Pick<LinesFileProps<InSheet<Row>>, 'rows' | 'names'>;

/** The differences as a file. */
export function DifferencesFile(props: FileProps<YearDifference>) {
  const { t } = useTranslation('last-year');
  const column = exportColumn<InSheet<YearDifference>>;
  const columns = [
    column('amount', t('table.closing'), ({ closing }) => closing, 20),
    column('amount', t('table.opening'), ({ opening }) => opening, 20),
    column('amount', t('table.difference'), ({ difference }) => difference, 18),
  ];
  return <LinesFile of="differences" {...props} columns={columns} />;
}

/** The changes above the share as a file. */
export function ChangesFile(props: FileProps<LineChange> & { share: string }) {
  const { t } = useTranslation('last-year');
  const column = exportColumn<InSheet<LineChange>>;
  const columns = [
    column('amount', t('table.before'), ({ before }) => before, 20),
    column('amount', t('table.after'), ({ after }) => after, 20),
    column('amount', t('table.change'), ({ change }) => change, 18),
    column('number', t('table.share'), ({ share: part }) => part && Math.round(part * 1000) / 10, 14),
  ];
  return <LinesFile of="changes" {...props} columns={columns} />;
}
