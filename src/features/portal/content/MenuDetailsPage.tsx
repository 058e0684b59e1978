import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { LoadedItem } from '#domain/content/LoadedItem.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { cut } from '#shared/format/cut.ts';
import { HtmlContent } from '#shared/html/HtmlContent.tsx';
import { stripHtml } from '#shared/html/strip-html.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { PAGE_TITLE_ID } from '#shared/ui/PageHead.tsx';
import { MenuCards, MenuList } from './MenuCards.tsx';
import styles from './MenuDetailsPage.module.css';
import { motifOf, type RouteSection, sectionOf } from './section.ts';
import { SectionMotif } from './SectionMotif.tsx';

/** Main and secondary menus keep the older list; every other item shows the newer cards (P2.7; readings, P2.2). */
const isOlderMenu = (item: ContentItem) =>
  item.contentTypeId === CONTENT_TYPE.mainMenu || item.contentTypeId === CONTENT_TYPE.secondaryMenu;

function MenuDetails({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  usePageMeta(item.title, cut(stripHtml(item.content) || item.title, 160));
  const section = sectionOf(item.slug);
  return (
    <>
      <div className="wrap">
        <ContentTrail item={item} />
      </div>
      <SectionHead title={item.title} section={section} />
      <div className={`wrap ${styles.body}`}>
        <HtmlContent html={item.content} />
        {isOlderMenu(item) ? (
          <MenuList tree={tree} item={item} />
        ) : (
          <MenuCards section={section} items={tree.childrenOf(item.id)} />
        )}
      </div>
    </>
  );
}

/** A menu item with what lies under it (P2.7). */
export default function MenuDetailsPage() {
  return <LoadedItem>{(item, tree) => <MenuDetails key={item.id} item={item} tree={tree} />}</LoadedItem>;
}

/** Head of a section: its title on the ink band beside the section's drawing (P2.7). */
function SectionHead({ title, section }: { title: string; section: RouteSection }) {
  return (
    <div className={styles.band}>
      <div className={`wrap ${styles.row}`}>
        <h1 id={PAGE_TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
        <SectionMotif motif={motifOf(section)} />
      </div>
    </div>
  );
}
