import { useTranslation } from 'react-i18next';
import { cantonById } from '#domain/reference/cantons.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { type CantonSummary, type FederationSummary, lacksOf } from '../map.model.ts';
import { type Indicator, INDICATORS, isRelative } from './map-indicators.ts';
import { relativeGap } from './relative-figures.ts';

/**
 * What the federation's figures leave out, a sentence for each reason: which figures, which cantons. A sum without some cantons
 * would be misleading. `indicators` are either sums or relative figures.
 */
export function useSumNotes(federation: FederationSummary, indicators: readonly Indicator[] = INDICATORS): string[] {
  const { t } = useTranslation('map');
  const lang = useLang();
  return lacksOf(federation, indicators).map(({ reason, indicators: own, cantons }) =>
    t(`${own.every(isRelative) ? 'lackRelative' : 'lack'}.${reason}`, {
      sums:
        own.length === INDICATORS.length && !own.some(isRelative)
          ? t('lack.all')
          : own.map((indicator) => t(`indicator.${indicator}`)).join(', '),
      cantons: cantons.map((id) => cantonById(id)?.name[lang]).join(', '),
    }),
  );
}

type SumNotesProps = { federation: FederationSummary; indicators: readonly Indicator[] };

/** The same sentences below the figures; nothing when every sum is complete. */
export function SumNotes({ federation, indicators }: SumNotesProps) {
  return useSumNotes(federation, indicators).map((note) => (
    <p key={note} className="xs muted">
      {note}
    </p>
  ));
}

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
