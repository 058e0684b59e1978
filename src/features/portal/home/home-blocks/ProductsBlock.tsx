import ExternalIcon from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ContentTree } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { itemTarget } from '#domain/content/item-target.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { highlightedProducts } from './home-items.ts';
import { HomeContent } from './HomeContent.tsx';
import { ItemRows, rowTitleClass } from './ItemRows.tsx';
import { MoreLink } from './MoreLink.tsx';

/** Highlighted products (P2.6): the parent's title, 'show all', and four products that open in a new tab. */
export function ProductsBlock() {
  const { t } = useTranslation('home-blocks');
  const lang = useLang();
  return (
    <HomeContent errorTitle={t('products.failed')} skeleton={<RowsSkeleton rows={4} />}>
      {(tree) => {
        const { parent, items } = highlightedProducts(tree);
        if (items.length === 0) return null;
        const all = parent && itemTarget(parent, lang, tree);
        return (
          <Section
            split
            title={parent ? <bdi>{parent.title}</bdi> : t('products.title')}
            intro={t('products.intro')}
            aside={
              all?.kind === 'internal' ? (
                <MoreLink to={all.to}>{t('products.showAll')}</MoreLink>
              ) : all?.kind === 'external' ? (
                <ExternalLink href={all.href}>{t('products.showAll')}</ExternalLink>
              ) : undefined
            }
          >
            <ItemRows items={items} sign={ExternalIcon}>
              {(item) => <NewTabLink item={item} tree={tree} />}
            </ItemRows>
          </Section>
        );
      }}
    </HomeContent>
  );
}

/** A product's link, which opens in a new tab whatever its target (P2.6); a bad address stays plain text (faults A25). */
function NewTabLink({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  const { t } = useTranslation('ui');
  const target = itemTarget(item, useLang(), tree);
  const title = <bdi>{item.title}</bdi>;
  if (target.kind === 'none') return <span className={rowTitleClass}>{title}</span>;
  return (
    <Link
      to={target.kind === 'internal' ? target.to : target.href}
      className={rowTitleClass}
      target="_blank"
      rel="noopener noreferrer"
    >
      {title}
      <VisuallyHidden>{` (${t('opensInNewTab')})`}</VisuallyHidden>
    </Link>
  );
}
