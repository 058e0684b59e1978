import { useTranslation } from 'react-i18next';
import { cantonById } from '#domain/reference/cantons.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { INDICATORS } from './map-indicators.ts';
import { type FederationSummary, lacksOf } from './map.model.ts';

/**
 * What the federation's sums leave out, a sentence for each reason: which sums, which cantons. A sum without some cantons would
 * be misleading.
 */
export function useSumNotes(federation: FederationSummary): string[] {
  const { t } = useTranslation('map');
  const lang = useLang();
  return lacksOf(federation).map(({ reason, indicators, cantons }) =>
    t(`lack.${reason}`, {
      sums:
        indicators.length === INDICATORS.length
          ? t('lack.all')
          : indicators.map((indicator) => t(`indicator.${indicator}`)).join(', '),
      cantons: cantons.map((id) => cantonById(id)?.name[lang]).join(', '),
    }),
  );
}

/** The same sentences below the figures; nothing when every sum is complete. */
export function SumNotes({ federation }: { federation: FederationSummary }) {
  return useSumNotes(federation).map((note) => (
    <p key={note} className="xs muted">
      {note}
    </p>
  ));
}
