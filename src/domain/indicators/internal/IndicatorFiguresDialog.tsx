import { useTranslation } from 'react-i18next';
import { useExportAbout, useLicence } from '#domain/agency-file/use-export-about.ts';
import { FiguresDialog } from '#shared/figures/FiguresDialog.tsx';
import type { ChartSource, OfferedFigures } from '../chart-source.ts';
import type { Measure } from '../figure-measure.ts';
import { useFigure, useTrendLabel } from '../use-indicator-text.ts';
import { barScale } from './bar-layout.ts';
import { type BarChart, barsPicture } from './bars-picture.tsx';
import { useFiguresFile } from './use-figures-file.ts';
import { useMeasureNote } from './use-measure-note.ts';

/** Offers the shown figures of entities as picture, data and package (decisions: Export). Load it when it is opened. */
export function IndicatorFiguresDialog({ onClose, ...offered }: OfferedFigures & { onClose: () => void }) {
  const { entities, shown, charts, of, title, fileName } = offered;
  const { kind, measure, years } = shown;
  const { t } = useTranslation(['indicators', 'ui']);
  const file = useFiguresFile(entities, shown);
  const licence = useLicence();
  const note = useMeasureNote(shown);
  const chartOf = useBarChart(measure);
  const isAmount = measure === 'amount';
  const [only, ...others] = entities;
  const name = [title, others.length === 0 && only?.name, !isAmount && t(`measure.${measure}`)];
  const about = useExportAbout([
    of,
    { label: t('reportType'), text: kind?.name ?? '' },
    { label: t('year'), text: years.length === 1 ? years.join() : '' },
    { label: t('ui:fileAbout.unit'), text: isAmount ? t('file.units') : note },
  ]);
  return (
    <FiguresDialog
      onClose={onClose}
      offer={{
        ...file,
        title: name.filter(Boolean).join(': '),
        about,
        notes: [{ label: t('file.break'), text: t('breakNote') }],
        licence,
        fileName: isAmount ? fileName : `${fileName}-${t(`measure.file.${measure}`)}`,
        unreadable: t('gaps.unreadable'),
        picture: () => charts().map((row) => barsPicture(row.map((chart) => chartOf(chart, row.length === 1)))),
      }}
    />
  );
}

/** Writes a chart in the language of the page: exact figures where it has a row of its own, else short ones. */
function useBarChart(measure: Measure) {
  const { t } = useTranslation('indicators');
  const figure = useFigure();
  const trendLabel = useTrendLabel();
  return ({ trend, entity = '', bars }: ChartSource, isExact: boolean): BarChart => {
    const values = bars.map(({ point }) => point.value);
    const scale = barScale(values, trend.unit, measure);
    const unit = isExact && measure === 'amount' ? t(`fileUnits.${trend.unit}`) : t(`units.${scale.unit}`);
    return {
      title: [entity, trendLabel(trend).label].filter(Boolean).join(': '),
      unit: scale.unit === 'count' ? '' : unit,
      bars: bars.map(({ point: { value, gap }, ...bar }) => ({
        ...bar,
        value,
        text:
          value === null
            ? t(`gaps.${gap ?? 'notStated'}`)
            : isExact
              ? figure.measured(value, measure)
              : figure.short(value, scale),
      })),
    };
  };
}
