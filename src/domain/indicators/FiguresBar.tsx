import { useTranslation } from 'react-i18next';
import { UseFigures } from '#shared/figures/UseFigures.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import type { OfferedFigures } from './chart-source.ts';
import { type Measure, MEASURES } from './figure-measure.ts';
import { useMeasureNote } from './internal/use-measure-note.ts';

const IndicatorFiguresDialog = lazyPart<OfferedFigures & { onClose: () => void }>(
  async () => (await import('./internal/IndicatorFiguresDialog.tsx')).IndicatorFiguresDialog,
);

type FiguresBarProps = OfferedFigures & {
  view: 'year' | 'years';
  onView: (view: 'year' | 'years') => void;
  onMeasure: (measure: Measure) => void;
};

/**
 * Switches between one year and all years, and between amounts, shares and index; offers the shown figures for use elsewhere,
 * unless there is no report.
 */
export function FiguresBar({ view, onView, onMeasure, ...offered }: FiguresBarProps) {
  const { t } = useTranslation('indicators');
  const note = useMeasureNote(offered.shown);
  return (
    <>
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
          value={offered.shown.measure}
          onChange={onMeasure}
        />
        {offered.entities.some(({ records }) => records.length > 0) ? (
          <UseFigures variant="quiet" size="small">
            {(onClose) => <IndicatorFiguresDialog {...offered} onClose={onClose} />}
          </UseFigures>
        ) : null}
      </div>
      {note ? <p className="small muted">{note}</p> : null}
    </>
  );
}
