import { useState } from 'react';
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
  const [read, setRead] = useState(query);
  const [view, setView] = useState(() => mapViewOf(query));
  usePageMeta(t('title'), t('description'));

  // The map answers at once and the address follows, since a new address passes the guard, which may take a moment.
  // An address that changes otherwise (a link, the back button) is taken over.
  if (query !== read) {
    setRead(query);
    setView(mapViewOf(query));
  }

  function show(next: MapView): void {
    setView(next);
    // Replaced, not pushed: going back leads to the page before, not through every canton looked at.
    setQuery((now) => queryOfMapView(next, now), { replace: true, preventScrollReset: true });
  }

  return (
    <div className="wrap">
      <ContentTrail base="interactiveMap" title={t('title')} />
      <PageHead title={t('title')} intro={t('intro')} />
      <InteractiveMap view={view} onView={show} level={2} />
    </div>
  );
}
