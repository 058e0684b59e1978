import { useTranslation } from 'react-i18next';
import { useExportAbout } from '#domain/agency-file/use-export-about.ts';
import type { AboutLine } from '#shared/export/export-table.ts';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import type { ReportKind } from './series.ts';
import { type FiguresOf, useFiguresFile } from './use-figures-file.ts';

type FiguresBarProps = {
  view: 'year' | 'years';
  onView: (view: 'year' | 'years') => void;
  /** The entities whose figures are exported, for these years and this kind of report; there is no export without a report. */
  entities: readonly FiguresOf[];
  years: readonly number[];
  kind: ReportKind | null;
  /** Who they are, as written in the file. */
  of: AboutLine;
  title: string;
  fileName: string;
};

/** Switches between one year and all years, and exports the shown figures as CSV or .xlsx (decisions: Export). */
export function FiguresBar({ view, onView, entities, years, kind, of, title, fileName }: FiguresBarProps) {
  const { t } = useTranslation(['indicators', 'ui']);
  const { columns, rows } = useFiguresFile(entities, years, kind);
  const about = useExportAbout([
    of,
    { label: t('reportType'), text: kind?.name ?? '' },
    { label: t('ui:fileAbout.unit'), text: t('file.units') },
    { label: t('file.break'), text: t('breakNote') },
  ]);
  return (
    <div className="spread no-print">
      <TagGroup
        look="switch"
        label={t('view.label')}
        options={[
          { value: 'year', label: t('view.year') },
          { value: 'years', label: t('view.years') },
        ]}
        value={view}
        onChange={onView}
      />
      {entities.some(({ records }) => records.length > 0) ? (
        <ExportMenu variant="quiet" size="small" source={{ rows }} {...{ title, fileName, about, columns }} />
      ) : null}
    </div>
  );
}
