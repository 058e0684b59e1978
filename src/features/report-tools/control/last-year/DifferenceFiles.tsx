import { useTranslation } from 'react-i18next';
import { useExportAbout } from '#domain/agency-file/use-export-about.ts';
import type { YearLine } from '#domain/report-form/year-comparison.ts';
import type { LineChange, YearDifference } from '#domain/report-form/year-differences.ts';
import { exportColumn } from '#shared/export/export-table.ts';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import type { InSheet } from './DifferenceTables.tsx';

/** Names of the two files. */
export type FileNames = { last: string; now: string };

/** What both files begin each row with: the line, and where it stands. */
function useLineColumns<Row extends InSheet<{ line: YearLine }>>() {
  const { t } = useTranslation('last-year');
  const column = exportColumn<Row>;
  return [
    column('text', t('table.sheet'), ({ sheet }) => sheet, 22),
    column('code', t('table.code'), ({ line }) => line.code, 14),
    column('text', t('table.line'), ({ line }) => line.label, 60),
    column('number', t('table.row'), ({ line }) => line.rows.now, 8),
  ];
}

/** The differences as a file. */
export function DifferencesFile({ rows, names }: { rows: readonly InSheet<YearDifference>[]; names: FileNames }) {
  const { t } = useTranslation('last-year');
  const lineColumns = useLineColumns<InSheet<YearDifference>>();
  const column = exportColumn<InSheet<YearDifference>>;
  const about = useExportAbout([
    { label: t('file.last'), text: names.last },
    { label: t('file.now'), text: names.now },
    { label: t('file.note'), text: t('advice') },
  ]);
  return (
    <ExportMenu
      label={t('differences.save')}
      title={t('differences.title')}
      fileName={t('differences.file')}
      about={about}
      columns={[
        ...lineColumns,
        column('amount', t('table.closing'), ({ closing }) => closing, 20),
        column('amount', t('table.opening'), ({ opening }) => opening, 20),
        column('amount', t('table.difference'), ({ difference }) => difference, 18),
      ]}
      source={{ rows: () => rows }}
    />
  );
}

/** The changes above the share as a file. */
export function ChangesFile({
  rows,
  names,
  share,
}: {
  rows: readonly InSheet<LineChange>[];
  names: FileNames;
  share: string;
}) {
  const { t } = useTranslation('last-year');
  const lineColumns = useLineColumns<InSheet<LineChange>>();
  const column = exportColumn<InSheet<LineChange>>;
  const about = useExportAbout([
    { label: t('file.last'), text: names.last },
    { label: t('file.now'), text: names.now },
    { label: t('changes.share'), text: share },
    { label: t('file.note'), text: t('advice') },
  ]);
  return (
    <ExportMenu
      label={t('changes.save')}
      title={t('changes.title')}
      fileName={t('changes.file')}
      about={about}
      columns={[
        ...lineColumns,
        column('amount', t('table.before'), ({ before }) => before, 20),
        column('amount', t('table.after'), ({ after }) => after, 20),
        column('amount', t('table.change'), ({ change }) => change, 18),
        column('number', t('table.share'), ({ share: part }) => part && Math.round(part * 1000) / 10, 14),
      ]}
      source={{ rows: () => rows }}
    />
  );
}
