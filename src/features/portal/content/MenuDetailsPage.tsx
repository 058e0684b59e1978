import type { LucideIcon } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type ContentTree, menuChildren } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { OLD_MENU_TYPES } from '#domain/content/item-target.ts';
import { ItemLink } from '#domain/content/ItemLink.tsx';
import { itemDescription, LoadedItem } from '#domain/content/LoadedItem.tsx';
import { CUT } from '#shared/config/settings.ts';
import { cut } from '#shared/format/cut.ts';
import { isEmptyHtml, stripHtml } from '#shared/html/strip-html.ts';
import { urlPage } from '#shared/routing/url-schema.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { HtmlContent } from '#shared/ui/HtmlContent.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { PAGE_TITLE_ID } from '#shared/ui/PageHead.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import motifs from './section-motifs.json' with { type: 'json' };
import { type MenuSection, sectionOf } from './section.ts';
import styles from './MenuDetailsPage.module.css';

function MenuDetails({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  const { t } = useTranslation('content');
  const section = sectionOf(item.slug);
  const items = menuChildren(tree, item.id);
  return (
    <>
      <PageMeta title={item.title} description={itemDescription(item)} />
      <div className="wrap">
        <ContentTrail item={item} />
      </div>
      <SectionHead title={item.title} section={section} />
      <div className={`wrap ${styles.body}`}>
        <HtmlContent html={item.content} />
        {items.length === 0 ? (
          isEmptyHtml(item.content) && <EmptyState title={t('menu.empty')} />
        ) : OLD_MENU_TYPES.includes(item.contentTypeId) ? (
          <Level tree={tree} items={items} level={1} />
        ) : (
          <MenuCards section={section} tree={tree} items={items} />
        )}
      </div>
    </>
  );
}

/** A menu item with the items below it (P2.7). */
export default function MenuDetailsPage() {
  return <LoadedItem>{(item, tree) => <MenuDetails item={item} tree={tree} />}</LoadedItem>;
}

/** Head of a section: its title on the ink band, beside a decorative line image of its motif (P2.7). */
function SectionHead({ title, section: { motif } }: { title: string; section: MenuSection }) {
  const { fine, strong } = motifs[motif];
  return (
    <div className={styles.band}>
      <div className={`wrap ${styles.row}`}>
        <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
        <svg className={styles.motif} viewBox="-2 -2 404 204" aria-hidden="true" focusable="false" data-motif={motif}>
          <path className={styles.fine} d={fine} />
          <path className={styles.strong} d={strong} />
        </svg>
      </div>
    </div>
  );
}

const LEVELS = 2;

/** The items below a main or secondary menu item, as a list in which each level is indented by 5 px (P2.7, older variant). */
function Level({ tree, items, level }: { tree: ContentTree; items: readonly ContentItem[]; level: number }) {
  return (
    <ul className={styles.level} data-level={level}>
      {items.map((item) => {
        const children = level < LEVELS ? menuChildren(tree, item.id) : [];
        return (
          <li key={item.id}>
            <ItemLink item={item} tree={tree} />
            {children.length > 0 ? <Level tree={tree} items={children} level={level + 1} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Cards rendered at first, and added by each press of 'show more': an archive may have thousands. */
const CARDS_AT_ONCE = 48;

/** How often as many cards are shown, so that Back from one of them shows it again. */
const menuUrl = z.object({ page: urlPage() });

type MenuCardsProps = { section: MenuSection; tree: ContentTree; items: readonly ContentItem[] };

/** The children of a menu item as a grid of cards (P2.7). */
function MenuCards({ section, tree, items }: MenuCardsProps) {
  const { t } = useTranslation('content');
  const [{ page }, setUrl] = useUrlState(menuUrl);
  const list = useRef<HTMLUListElement>(null);
  const shown = page * CARDS_AT_ONCE;
  const showMore = () => {
    flushSync(() => setUrl({ page: page + 1 }, { history: 'replace' }));
    // The last press removes the button, so the focus moves to the first link it has added.
    const isLast = items.length <= shown + CARDS_AT_ONCE;
    if (isLast) list.current?.querySelector<HTMLElement>(`li:nth-child(n + ${shown + 1}) a`)?.focus();
  };
  return (
    <div>
      <ul ref={list} className={`${styles.grid} ${styles[section.size]}`}>
        {items.slice(0, shown).map((item) => (
          <MenuCard key={item.id} item={item} tree={tree} icon={section.icon} />
        ))}
      </ul>
      {items.length > shown ? (
        <p className={styles.more}>
          <Button onClick={showMore}>{t('menu.more')}</Button>
          <span>{t('menu.shown', { shown, total: items.length })}</span>
        </p>
      ) : null}
    </div>
  );
}

type MenuCardProps = { item: ContentItem; tree: ContentTree; icon: LucideIcon };

/** A child of a menu item: icon, title as a link, text without tags cut to 150 characters (P2.7). */
function MenuCard({ item, tree, icon }: MenuCardProps) {
  const text = useMemo(() => cut(stripHtml(item.content), CUT.listText), [item.content]);
  return (
    <li className={`pressable ${styles.card}`}>
      <Icon of={icon} className={styles.icon} />
      <div>
        <h2 className={`title-m ${styles.title}`}>
          <ItemLink item={item} tree={tree} />
        </h2>
        {text ? <p className={`small muted ${styles.text}`}>{text}</p> : null}
      </div>
    </li>
  );
}
