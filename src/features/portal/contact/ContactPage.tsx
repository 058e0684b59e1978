import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import { Page } from '#domain/content/Page.tsx';
import { env } from '#shared/config/env.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { PhoneLink } from '#shared/ui/PhoneLink.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPage.module.css';

/** The contact page (P2.20): useful information, the form, 'Visit us'. */
export default function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <Page base="contact" title={t('title')} description={t('description')}>
      <div className={styles.columns}>
        <ContactForm />
        <UsefulInfo />
      </div>
      <VisitUs />
    </Page>
  );
}

/** The first panel (P2.20): name, address, e-mail and phone; departments and visiting hours from the agency's file. */
function UsefulInfo() {
  const { t } = useTranslation(['contact', 'layout']);
  const { VITE_CONTACT_ADDRESS: address, VITE_CONTACT_EMAIL: email, VITE_CONTACT_PHONE: phone } = env;
  const lang = useLang();
  const { departments, visitingHours } = useAgencyFile();
  const mail = email ? <a href={`mailto:${email}`}>{email}</a> : '–';
  const callTo = (number: string | undefined) => (number ? <PhoneLink number={number} /> : '–');
  return (
    <section className={styles.info} aria-labelledby="useful-info">
      <h2 id="useful-info">{t('usefulInfo')}</h2>
      <address>
        <b>{t('layout:agency')}</b>
        {address ? <div>{address}</div> : null}
      </address>
      <DefinitionList
        narrow
        items={[
          [t('fields.email'), mail],
          [t('centralPhone'), callTo(phone)],
          ...departments.map(({ name, phone: own }) => [name[lang], callTo(own)] as const),
          visitingHours ? [t('visitingHours'), visitingHours[lang]] : null,
        ]}
      />
    </section>
  );
}

/**
 * What the map may do: run as its own site and open its pages like any other. One of the portal's own origin would with that
 * be free of its frame.
 */
function sandboxOf(map: string): string {
  const isOwn = new URL(map, window.location.href).origin === window.location.origin;
  return isOwn
    ? 'allow-scripts allow-popups'
    : 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
}

/** The pressed button is removed by the map, so the focus moves to the map. */
const focusMap = (map: HTMLIFrameElement | null) => map?.focus();

/** The third panel (P2.20): the address, and an online map that loads only when the visitor asks for it (privacy). */
function VisitUs() {
  const { t } = useTranslation(['contact', 'layout']);
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
              ref={focusMap}
              src={map}
              title={t('mapTitle')}
              loading="lazy"
              referrerPolicy="no-referrer"
              sandbox={sandboxOf(map)}
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
            {t('layout:screens.locations')}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
