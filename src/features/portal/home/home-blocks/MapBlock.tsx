import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InteractiveMap } from '#domain/map/InteractiveMap.tsx';
import { DEFAULT_MAP_VIEW } from '#domain/map/map-view.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Section } from '#shared/ui/Section.tsx';
import { MoreLink } from './MoreLink.tsx';
import styles from './MapBlock.module.css';

/** The interactive map on the home page (P2.19); a selection here does not change the address. */
export function MapBlock() {
  const { t } = useTranslation(['home-blocks', 'map', 'layout']);
  const page = href('interactiveMap', useLang());
  const [view, setView] = useState(DEFAULT_MAP_VIEW);
  return (
    <div className="wrap">
      <Section
        title={t('map.title')}
        intro={t('map:intro')}
        aside={<MoreLink to={page}>{t('layout:screens.interactiveMap')}</MoreLink>}
      >
        <div className={styles.map}>
          <InteractiveMap view={view} onView={setView} level={3} tableFolded />
        </div>
      </Section>
    </div>
  );
}
