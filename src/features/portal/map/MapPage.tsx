import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { InteractiveMap } from '#domain/map/InteractiveMap.tsx';
import { mapViewOf, queryOfMapView, type MapView } from '#domain/map/map-view.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { PageHead } from '#shared/ui/PageHead.tsx';

/** The interactive map as a page of its own (P2.19); indicator, canton and filters live in the address. */
export default function MapPage() {
  const { t } = useTranslation('map');
  const [query, setQuery] = useSearchParams();
  usePageMeta(t('title'), t('description'));

  function show(view: MapView): void {
    // Replaced, not pushed: going back leads to the page before, not through every canton looked at.
    setQuery((now) => queryOfMapView(view, now), { replace: true, preventScrollReset: true });
  }

  return (
    <div className="wrap">
      <ContentTrail base="interactiveMap" title={t('title')} />
      <PageHead title={t('title')} intro={t('intro')} />
      <InteractiveMap view={mapViewOf(query)} onView={show} level={2} />
    </div>
  );
}
