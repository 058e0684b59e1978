import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import { ContentTrail, itemOfRoute } from '#domain/content/ContentTrail.tsx';
import { useContent } from '#domain/content/use-content.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { TAG } from '#shared/config/settings.ts';
import { href } from '#shared/routing/href.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { publicationGroups } from './publication-groups.ts';
import { correctedPublicationsPath } from './publications-path.ts';
import styles from './PublicationsPage.module.css';
import { PublicationTable } from './PublicationTable.tsx';

/** The publications (P2.15): the three latest groups as an accordion, the first one open. */
export default function PublicationsPage() {
  const { t } = useTranslation('publications');
  const lang = useLang();
  const content = useContent();
  const corrected = correctedPublicationsPath(useLocation(), lang);
  usePageMeta(t('title'), t('description'));
  if (corrected !== null) return <Navigate to={corrected} replace />;
  const root = content.data && itemOfRoute(content.data, 'publications');
  const groups = content.data && (root ? publicationGroups(content.data, root.id) : []);
  return (
    <div className="wrap">
      <ContentTrail base="publications" title={t('title')} />
      <PageHead title={t('title')} intro={t('intro')} />
      <Loaded
        of={{ ...content, data: groups }}
        skeleton={<RowsSkeleton rows={5} />}
        empty={<EmptyState title={t('noResults')} />}
      >
        {(list) => (
          <div className={styles.groups}>
            {list.map(({ group, publications }, at) => (
              <Disclosure
                key={group.id}
                summary={<h2 className={styles.title}>{group.title}</h2>}
                aside={publications.length}
                defaultOpen={at === 0}
              >
                <PublicationTable caption={group.title} publications={publications} />
              </Disclosure>
            ))}
          </div>
        )}
      </Loaded>
      <p className={styles.older}>
        {t('older')} <Link to={href('search', lang, undefined, { tagId: TAG.publication })}>{t('all')}</Link>
      </p>
    </div>
  );
}
