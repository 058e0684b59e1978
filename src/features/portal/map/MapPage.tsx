import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { InteractiveMap } from '#domain/map/InteractiveMap.tsx';
import { mapViewUrl } from '#domain/map/map-view.ts';
import { portalOrigin, useIsEmbedded } from '#domain/map/use-is-embedded.ts';
import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { useRouter } from '#shared/routing/use-router.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import { CopyButton } from '#shared/ui/CopyButton.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { useInBrowser } from '#shared/ui/use-in-browser.ts';
import styles from './MapPage.module.css';

/** The code by which another site, a newspaper for one, shows the map with the present choice. */
function EmbedCode() {
  const { t } = useTranslation('map');
  const { pathname, search } = useLocation();
  const { base } = useRouter();
  const query = new URLSearchParams(search);
  query.set('embed', '');
  // The document is written without an origin, and taken over as it was written.
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
 * The interactive map as a page of its own (P2.19); indicator, canton and filters live in the address. It prints with its choice and
 * its table, and with `?embed` stands in the page of another site, without the frame.
 */
export default function MapPage() {
  const { t } = useTranslation('map');
  const [view, change] = useUrlState(mapViewUrl);
  const isEmbedded = useIsEmbedded();
  usePageMeta(t('title'), t('description'));
  return (
    <div className="wrap">
      {isEmbedded ? (
        <PageHead title={t('title')} />
      ) : (
        <>
          <ContentTrail base="interactiveMap" title={t('title')} />
          <PageHead title={t('title')} intro={t('intro')} actions={<PrintButton />} />
        </>
      )}
      {/* Replaced, not pushed: going back leads to the page before, not through every canton looked at. */}
      <InteractiveMap
        view={view}
        onView={(next) => change(() => next, { replace: true })}
        level={2}
        tableFolded={isEmbedded}
      />
      <Licence />
      {isEmbedded ? <OwnPage /> : <EmbedCode />}
    </div>
  );
}

/** On which terms the figures may be used, from the agency's file. */
function Licence() {
  const { t } = useTranslation('map');
  const lang = useLang();
  const { licence } = useAgencyFile();
  if (!licence) return null;
  const name = licence.name[lang];
  return (
    <p className={`small muted ${styles.licence}`}>
      {t('licence')} {licence.url ? <ExternalLink href={licence.url}>{name}</ExternalLink> : name}
    </p>
  );
}

/** The way from the page of another site to the map's own. */
function OwnPage() {
  const { t } = useTranslation(['map', 'layout']);
  const { pathname, search } = useLocation();
  const { base } = useRouter();
  const query = new URLSearchParams(search);
  query.delete('embed');
  const address = portalOrigin + base + pathname + (query.size > 0 ? `?${query.toString()}` : '');
  return (
    <p className="small">
      {t('map:embed.source', { agency: t('layout:agency') })}{' '}
      <ExternalLink href={address}>{t('map:embed.open')}</ExternalLink>
    </p>
  );
}
