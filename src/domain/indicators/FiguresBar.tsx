import { useTranslation } from 'react-i18next';
import { useExportAbout, useLicence } from '#domain/agency-file/use-export-about.ts';
import type { AboutLine } from '#shared/export/export-table.ts';
import { UseFigures } from '#shared/figures/UseFigures.tsx';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import type { BarChart } from './bars-picture.ts';
import type { FiguresOf, FiguresShown } from './figure-lines.ts';
import { type Measure, MEASURES } from './figure-measure.ts';
import { useFiguresFile } from './use-figures-file.ts';
import { useMeasureNote } from './use-measure-note.ts';

type FiguresBarProps = {
  view: 'year' | 'years';
  onView: (view: 'year' | 'years') => void;
  onMeasure: (measure: Measure) => void;
  /** The entities whose figures are exported; there is no export without a report. */
  entities: readonly FiguresOf[];
  shown: FiguresShown;
  /** The charts of the picture in rows. */
  charts: () => readonly (readonly BarChart[])[];
  /** Who they are, as written in the file. */
  of: AboutLine;
  title: string;
  fileName: string;
};

/**
 * Switches between one year and all years, and between amounts, shares and index; offers the shown figures for use elsewhere
 * (decisions: Export).
 */
export function FiguresBar(props: FiguresBarProps) {
  const { view, onView, onMeasure, entities, shown, charts, of, title, fileName } = props;
  const { kind, measure } = shown;
  const { t } = useTranslation(['indicators', 'ui']);
  const file = useFiguresFile(entities, shown);
  const licence = useLicence();
  const note = useMeasureNote()(shown);
  const about = useExportAbout([
    of,
    { label: t('reportType'), text: kind?.name ?? '' },
    { label: t('ui:fileAbout.unit'), text: measure === 'amount' ? t('file.units') : note },
    { label: t('file.break'), text: t('breakNote') },
  ]);
  return (
    <div className="stack">
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
        <TagGroup
          look="switch"
          label={t('measure.label')}
          options={MEASURES.map((value) => ({ value, label: t(`measure.${value}`) }))}
          value={measure}
          onChange={onMeasure}
        />
        {entities.some(({ records }) => records.length > 0) ? (
          <UseFigures
            variant="quiet"
            size="small"
            offer={() => ({
              ...file,
              title: measure === 'amount' ? title : `${title}: ${t(`measure.${measure}`)}`,
              about,
              licence,
              fileName: measure === 'amount' ? fileName : `${fileName}-${t(`measure.file.${measure}`)}`,
              unreadable: t('gaps.unreadable'),
              picture: async () => {
                const { barsPicture } = await import('./bars-picture.ts');
                return charts().map(barsPicture);
              },
            })}
          />
        ) : null}
      </div>
      {measure === 'amount' ? null : <p className="small muted">{note}</p>}
    </div>
  );
}
