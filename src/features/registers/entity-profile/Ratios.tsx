import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { ratioSeriesOf, ratiosOf } from '#domain/indicators/ratios.ts';
import { RatioTable } from '#domain/indicators/RatioTable.tsx';
import { RatioYears } from '#domain/indicators/RatioYears.tsx';
import { selectionOf, yearsOf } from '#domain/indicators/records.ts';
import type { Register } from '#domain/indicators/register.ts';
import { recordOfKind, reportKindOf, reportKinds } from '#domain/indicators/series.ts';
import { Section } from '#shared/ui/Section.tsx';
import type { FinancialParams } from './entity-profile.params.ts';

type RatiosProps = {
  register: Register;
  isMicro: boolean;
  records: readonly IndicatorRecord[];
  params: FinancialParams;
};

/** The ratios of the shown report or, in the view of all years, of the shown kind of report; nothing without a report. */
export const Ratios = memo(function Ratios({ register, isMicro, records, params }: RatiosProps) {
  const { t } = useTranslation('indicators');
  const { year, reportTypeId, record } = selectionOf(records, params);
  const isAllYears = params.view === 'years';
  const kind = reportKindOf(reportKinds(records), isAllYears ? (params.reportTypeId ?? reportTypeId) : reportTypeId);
  const form = { register, isMicro };
  if (isAllYears ? !kind : !record) return null;
  return (
    <Section title={t('ratiosTitle')} level={3}>
      {isAllYears ? (
        <RatioYears caption={t('ratiosYearsNote')} series={ratioSeriesOf(form, records, yearsOf(records), kind)} />
      ) : record ? (
        <RatioTable caption={t('ratiosNote')} ratios={ratiosOf(form, record, recordOfKind(records, year - 1, kind))} />
      ) : null}
    </Section>
  );
});
