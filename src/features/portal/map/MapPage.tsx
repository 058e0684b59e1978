import { useTranslation } from 'react-i18next';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { InteractiveMap } from '#domain/map/InteractiveMap.tsx';
import { mapViewUrl } from '#domain/map/map-view.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { PageHead } from '#shared/ui/PageHead.tsx';

/** The interactive map as a page of its own (P2.19); indicator, canton and filters live in the address. */
export default function MapPage() {
  const { t } = useTranslation('map');
  const [view, change] = useUrlState(mapViewUrl);
  usePageMeta(t('title'), t('description'));
  return (
    <div className="wrap">
      <ContentTrail base="interactiveMap" title={t('title')} />
      <PageHead title={t('title')} intro={t('intro')} />
      {/* Replaced, not pushed: going back leads to the page before, not through every canton looked at. */}
      <InteractiveMap view={view} onView={(next) => change(() => next, { replace: true })} level={2} />
    </div>
  );
}
