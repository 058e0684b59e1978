import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { ratioSeriesOf, ratiosOf } from '#domain/indicators/ratios.ts';
import { RatioTable, RatioYears } from '#domain/indicators/RatioTables.tsx';
import type { Register } from '#domain/indicators/register.ts';
import { selectionOf, yearsOf } from '#domain/indicators/report-selection.ts';
import { recordOfKind, shownKind } from '#domain/indicators/series.ts';
import { Section } from '#shared/ui/Section.tsx';
import type { FinancialParams } from './entity-profile.params.ts';

export type RatiosProps = {
  register: Register;
  records: readonly IndicatorRecord[];
  isMicro: boolean;
  params: FinancialParams;
};

/** The ratios of the shown report or, in the view of all years, of the shown kind of report; renders nothing without a report. */
export const Ratios = memo(function Ratios({ register, isMicro, records, params }: RatiosProps) {
  const { t } = useTranslation('indicators');
  const { year, record } = selectionOf(records, params);
  const isAllYears = params.view === 'years';
  const kind = shownKind(records, params);
  const form = { register, isMicro };
  if (isAllYears ? !kind : !record) return null;
  return (
    <Section title={t('ratiosTitle')} level={3}>
      {isAllYears ? (
        <RatioYears series={ratioSeriesOf(form, records, yearsOf(records), kind)} />
      ) : record ? (
        <RatioTable ratios={ratiosOf(form, record, recordOfKind(records, year - 1, kind))} />
      ) : null}
    </Section>
  );
});
