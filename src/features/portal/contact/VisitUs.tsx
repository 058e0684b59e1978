import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { env } from '#shared/config/env.ts';
import { href } from '#shared/routing/href.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { Section } from '#shared/ui/Section.tsx';
import styles from './ContactPage.module.css';

/** The third panel (P2.20): the address, and the map of a maps service once the visitor asks for it (privacy). */
export function VisitUs() {
  const { t } = useTranslation('contact');
  const lang = useLang();
  const [shown, setShown] = useState(false);
  const map = env.VITE_MAPS_EMBED_URL;
  return (
    <Section title={t('visitUs')}>
      <div className={styles.map}>
        {env.VITE_CONTACT_ADDRESS ? <p>{env.VITE_CONTACT_ADDRESS}</p> : null}
        {map && shown ? (
          <>
            <iframe
              src={map}
              title={t('mapTitle')}
              loading="lazy"
              referrerPolicy="no-referrer"
              sandbox="allow-scripts allow-popups"
            />
            <ExternalLink href={map}>{t('openMap')}</ExternalLink>
          </>
        ) : null}
        {map && !shown ? (
          <>
            <p className="small muted measure">{t('mapPrivacy')}</p>
            <Button icon={MapPin} onClick={() => setShown(true)}>
              {t('showMap')}
            </Button>
          </>
        ) : null}
        <p>
          <ButtonLink to={href('locations', lang)} variant="quiet">
            {t('allLocations')}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
