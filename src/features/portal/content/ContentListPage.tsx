import ArrowRight from 'lucide-react/icons/arrow-right';
import Download from 'lucide-react/icons/download';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type ContentTree, menuChildren, pathTo } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { parentOfRoute } from '#domain/content/ContentTrail.tsx';
import { Dated } from '#domain/content/Dated.tsx';
import { TargetLink } from '#domain/content/ItemLink.tsx';
import { itemDescription, LoadedItem } from '#domain/content/LoadedItem.tsx';
import { Page } from '#domain/content/Page.tsx';
import { CONTENT_TYPE, CUT, LISTS, TIMING } from '#shared/config/settings.ts';
import { cut } from '#shared/format/cut.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { scrollToTop } from '#shared/routing/scroll-to-top.ts';
import { urlPage } from '#shared/routing/url-schema.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { HtmlContent } from '#shared/ui/HtmlContent.tsx';
import { pageOf } from '#shared/ui/page-span.ts';
import { Pager } from '#shared/ui/Pager.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { listItemTarget } from './list-item-target.ts';
import styles from './ContentListPage.module.css';

const contentListUrl = z.object({ page: urlPage() });

function ContentList({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  const { t } = useTranslation('content');
  const [{ page }, setPage] = useUrlState(contentListUrl);
  const { shown, pager } = pageOf(menuChildren(tree, item.id), page, LISTS.contentListPage);
  const [turned, setTurned] = useState(0);
  // One second after a change of page it scrolls to its top (P2.13, P9).
  useEffect(() => {
    if (turned === 0) return undefined;
    const timer = setTimeout(scrollToTop, TIMING.contentListScrollDelay);
    return () => clearTimeout(timer);
  }, [turned]);
  const turn = (next: number) => {
    setTurned((count) => count + 1);
    setPage({ page: next });
  };
  // These lists belong to the old savings page, so the breadcrumb shows its name (P2.13); other nodes keep their own path.
  const savings = parentOfRoute(tree, 'oldSavings');
  const ofSavings = savings !== undefined && savings.id !== item.id && pathTo(tree, item).includes(savings);
  return (
    <Page
      {...(ofSavings ? { base: 'oldSavings', page: item.title } : { item })}
      title={item.title}
      description={itemDescription(item)}
      pageNumber={pager.page}
      intro={<HtmlContent html={item.content} />}
    >
      <div className={styles.list}>
        {shown.length === 0 ? (
          <EmptyState title={t('list.empty')} />
        ) : (
          <ol className={styles.entries}>
            {shown.map((child) => (
              <ListEntry key={child.id} item={child} tree={tree} />
            ))}
          </ol>
        )}
        <Pager {...pager} onPage={turn} />
      </div>
    </Page>
  );
}

/** The children of a content node, five on a page (P2.13). */
export default function ContentListPage() {
  return <LoadedItem>{(item, tree) => <ContentList item={item} tree={tree} />}</LoadedItem>;
}

/** One child in the content list: a document, news or link item (P2.13). */
function ListEntry({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const isDocument = item.contentTypeId === CONTENT_TYPE.document;
  const isNews = item.contentTypeId === CONTENT_TYPE.news;
  const target = listItemTarget(item, lang, tree);
  const heading = (
    <h2 className="title-m">
      <TargetLink target={target}>{isNews ? cut(item.title, CUT.listTitle) : item.title}</TargetLink>
    </h2>
  );
  if (!isDocument && !isNews) return <li className={styles.entry}>{heading}</li>;
  const text = isNews && cut(stripHtml(item.content), CUT.listText);
  return (
    <li className={classNames(styles.entry, styles.two)}>
      <div>
        <Dated date={item.dateTime} small />
        {heading}
        {text ? <p className={`small muted measure ${styles.text}`}>{text}</p> : null}
      </div>
      {target.kind === 'none' ? (
        <span className={styles.missing}>{t('document.missing')}</span>
      ) : target.kind === 'external' ? (
        <ExternalLink href={target.href} icon={Download} button={{ size: 'small' }}>
          <span>{t('list.download')}</span>
          <VisuallyHidden>{`: ${item.title}`}</VisuallyHidden>
        </ExternalLink>
      ) : (
        <ButtonLink to={target.to} size="small" iconAfter={ArrowRight}>
          <span>{t('list.more')}</span>
          <VisuallyHidden>{`: ${item.title}`}</VisuallyHidden>
        </ButtonLink>
      )}
    </li>
  );
}
