import { useTranslation } from 'react-i18next';
import type { CantonSummary } from '../map.model.ts';
import type { Indicator } from './map-indicators.ts';
import { relativeGap } from './relative-figures.ts';

type RelativeGapTextProps = {
  of: Pick<CantonSummary, 'figures' | 'unreadable'>;
  indicator: Indicator;
  className?: string | undefined;
};

/** What a relative figure lacks, as a small text beside the dash; nothing for a figure that is there, and for sums. */
export function RelativeGapText({ of, indicator, className }: RelativeGapTextProps) {
  const { t } = useTranslation('map');
  const gap = of.figures[indicator] === null ? relativeGap(of, indicator) : null;
  if (!gap) return null;
  return <small className={className}>{t(`relativeGap.${gap.reason}`, { indicator: t(`indicator.${gap.of}`) })}</small>;
}
