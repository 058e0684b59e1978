import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import type { ContentItem } from '#domain/content/content.model.ts';
import { parentOfRoute } from '#domain/content/ContentTrail.tsx';
import { documentTarget } from '#domain/content/file-target.ts';
import { TargetLink } from '#domain/content/ItemLink.tsx';
import { Page } from '#domain/content/Page.tsx';
import { useContent } from '#domain/content/use-content.ts';
import { TAG } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { Table, TableHead, tableClasses } from '#shared/ui/Table.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { publicationGroups, correctedPublicationsPath } from './publications.ts';
import styles from './PublicationsPage.module.css';

/** The publications (P2.15): the three latest groups as an accordion, the first one open. */
export default function PublicationsPage() {
  const { t } = useTranslation('publications');
  const lang = useLang();
  const content = useContent();
  const corrected = correctedPublicationsPath(useLocation(), lang);
  if (corrected !== null) return <Navigate to={corrected} replace />;
  const root = content.data && parentOfRoute(content.data, 'publications');
  const groups = content.data && (root ? publicationGroups(content.data, root.id) : []);
  return (
    <Page base="publications" title={t('title')} description={t('description')}>
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
        {groups?.length ? <span>{t('older')} </span> : null}
        <Link to={href('search', lang, undefined, { tagId: TAG.publication })}>{t('all')}</Link>
      </p>
    </Page>
  );
}

/** One group of publications: titles with a link to open each; 'no results' for an empty group (P2.15). */
function PublicationTable({ caption, publications }: { caption: string; publications: readonly ContentItem[] }) {
  const { t } = useTranslation('publications');
  const lang = useLang();
  if (publications.length === 0) return <p className="muted">{t('noResults')}</p>;
  return (
    <Table caption={caption} captionHidden>
      <TableHead columns={[t('name'), t('file')]} />
      <tbody>
        {publications.map((item) => (
          <tr key={item.id}>
            <th scope="row">{item.title}</th>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the rule does not look deep enough for its text */}
            <td className={tableClasses.fit}>
              <TargetLink target={documentTarget(item, lang)}>
                <span>{t('open')}</span>
                <VisuallyHidden>{`: ${item.title}`}</VisuallyHidden>
              </TargetLink>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
