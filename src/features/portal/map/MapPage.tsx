import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { InteractiveMap } from '#domain/map/InteractiveMap.tsx';
import { mapViewUrl } from '#domain/map/map-view.ts';
import { portalOrigin, useIsEmbedded } from '#domain/map/use-is-embedded.ts';
import { env } from '#shared/config/env.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useBasePath } from '#shared/routing/use-base-path.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { CopyButton } from '#shared/ui/CopyButton.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import { useInBrowser } from '#shared/ui/use-in-browser.ts';
import styles from './MapPage.module.css';

/**
 * The code with which another site, such as a newspaper, embeds the map with the current selection; offered where the headers of
 * the build allow it.
 */
function EmbedCode() {
  const { t } = useTranslation('map');
  const { pathname, search } = useLocation();
  const base = useBasePath();
  const query = new URLSearchParams(search);
  query.set('embed', '');
  // Documents are rendered at build without an origin, so hydration starts without it.
  const origin = useInBrowser(() => portalOrigin, '');
  const address = `${origin}${base}${pathname}?${query.toString().replace(/embed=(?=&|$)/, 'embed')}`;
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

/**
 * The interactive map as a page (P2.19); indicator, canton and filters are in the address. It prints with its selection and
 * table. With `?embed` it is shown without the frame, for other sites.
 */
export default function MapPage() {
  const { t } = useTranslation('map');
  const [view, setView] = useUrlState(mapViewUrl);
  const isEmbedded = useIsEmbedded();
  return (
    <div className="wrap">
      <PageMeta title={t('title')} description={t('description')} />
      {isEmbedded ? (
        <PageHead title={t('title')} />
      ) : (
        <>
          <ContentTrail base="interactiveMap" title={t('title')} />
          <PageHead title={t('title')} intro={t('intro')} actions={<PrintButton />} />
        </>
      )}
      {/* Replaces the history entry: going back leaves the page, instead of passing through every canton. */}
      <InteractiveMap
        view={view}
        onView={(next) => setView(next, { history: 'replace' })}
        level={2}
        tableFolded={isEmbedded}
      />
      <Licence />
      {isEmbedded ? <OwnPage /> : env.VITE_MAP_FRAMES ? <EmbedCode /> : null}
    </div>
  );
}

function Licence() {
  const { t } = useTranslation('map');
  const lang = useLang();
  const { licence } = useAgencyFile();
  if (!licence) return null;
  const name = licence.name[lang];
  return (
    <p className={`small muted ${styles.licence}`}>
      <span>{t('licence')}</span>{' '}
      {licence.url ? <ExternalLink href={licence.url}>{name}</ExternalLink> : <span>{name}</span>}
    </p>
  );
}

/** The link from an embedded map to the portal's map page. */
function OwnPage() {
  const { t } = useTranslation(['map', 'layout']);
  const { pathname, search } = useLocation();
  const base = useBasePath();
  const query = new URLSearchParams(search);
  query.delete('embed');
  const text = query.toString();
  const address = portalOrigin + base + pathname + (text && `?${text}`);
  return (
    <p className="small">
      <span>{t('map:embed.source', { agency: t('layout:agency') })}</span>{' '}
      <ExternalLink href={address}>{t('map:embed.open')}</ExternalLink>
    </p>
  );
}
