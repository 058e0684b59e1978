import { useTranslation } from 'react-i18next';
import { DEFAULT_MAP_VIEW } from '#domain/map/map-view.ts';
import type { CantonSummary } from '#domain/map/map.model.ts';
import { MapFiguresDialog } from '#domain/map/MapFiguresDialog.tsx';

/** Offers the figures that the facts of the hero are sums of: those of the map. Load it when it is opened. */
export function HeroFigures({ cantons, onClose }: { cantons: readonly CantonSummary[]; onClose: () => void }) {
  const { t } = useTranslation('map');
  return <MapFiguresDialog cantons={cantons} view={DEFAULT_MAP_VIEW} scope={t('allTypes')} onClose={onClose} />;
}
