import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router';
import { portalOrigin } from '#domain/map/use-is-embedded.ts';
import { CopyButton } from '#shared/ui/CopyButton.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import styles from './EmbedCode.module.css';

const unchanging = () => () => {};

/** The code by which another site, a newspaper for one, shows the map with the present choice. */
export function EmbedCode() {
  const { t } = useTranslation('map');
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('embed', '');
  // The document is written without an origin, and taken over as it was written.
  const origin = useSyncExternalStore(
    unchanging,
    () => portalOrigin,
    () => '',
  );
  const address = origin + useHref({ pathname, search: `?${query.toString().replace(/embed=(?=&|$)/, 'embed')}` });
  const code = `<iframe src="${address.replaceAll('&', '&amp;')}" title="${t('title')}" width="100%" height="900" loading="lazy"></iframe>`;
  return (
    <Disclosure summary={t('embed.title')} className="no-print">
      <div className={styles.embed}>
        <p className="small muted">{t('embed.text')}</p>
        <pre>
          <code>{code}</code>
        </pre>
        <CopyButton text={code} />
      </div>
    </Disclosure>
  );
}
