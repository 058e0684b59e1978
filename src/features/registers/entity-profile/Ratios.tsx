import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Form, ratioSeriesOf, ratiosOf } from '#domain/indicators/ratios.ts';
import { RatioTable, RatioYears } from '#domain/indicators/RatioTables.tsx';
import { selectionOf } from '#domain/indicators/report-selection.ts';
import { recordOfKind } from '#domain/indicators/series.ts';
import { Section } from '#shared/ui/Section.tsx';
import type { ViewProps } from './YearView.tsx';

type RatiosProps = Pick<ViewProps, 'records' | 'kind' | 'years' | 'params'> & { form: Form };

/** The ratios of the shown report or, in the view of all years, of the shown kind of report; renders nothing without a report. */
export const Ratios = memo(function Ratios({ form, records, kind, years, params }: RatiosProps) {
  const { t } = useTranslation('indicators');
  const { year, record } = selectionOf(records, params);
  const isAllYears = params.view === 'years';
  if (isAllYears ? !kind : !record) return null;
  return (
    <Section title={t('ratiosTitle')} level={3}>
      {isAllYears ? (
        <RatioYears series={ratioSeriesOf(form, records, years, kind)} />
      ) : record ? (
        <RatioTable ratios={ratiosOf(form, record, recordOfKind(records, year - 1, kind))} />
      ) : null}
    </Section>
  );
});
