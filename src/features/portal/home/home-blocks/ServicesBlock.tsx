import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslation } from 'react-i18next';
import { itemTarget } from '#domain/content/item-target.ts';
import { ItemLink } from '#domain/content/ItemLink.tsx';
import { stripHtml } from '#shared/html/strip-html.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Section } from '#shared/ui/Section.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { highlightedServices } from './home-items.ts';
import { HomeContent } from './HomeContent.tsx';
import { ItemRows, rowTitleClass } from './ItemRows.tsx';
import { MoreLink } from './MoreLink.tsx';
import styles from './ServicesBlock.module.css';

/** Highlighted services (P2.6): the activities of the agency, and links to the other highlighted services. */
export function ServicesBlock() {
  const { t } = useTranslation('home-blocks');
  const lang = useLang();
  return (
    <HomeContent errorTitle={t('services.failed')} skeleton={<RowsSkeleton rows={6} />}>
      {(tree) => {
        const { first, activities, others } = highlightedServices(tree);
        if (!first) return null;
        const all = itemTarget(first, lang, tree);
        return (
          <Section
            split
            title={<bdi>{first.title}</bdi>}
            intro={stripHtml(first.content)}
            aside={all.kind === 'internal' ? <MoreLink to={all.to}>{t('services.all')}</MoreLink> : undefined}
          >
            <ItemRows items={activities} sign={ArrowRight}>
              {(item) => (
                <ItemLink item={item} tree={tree} className={rowTitleClass}>
                  <bdi>{item.title}</bdi>
                </ItemLink>
              )}
            </ItemRows>
            {others.length > 0 ? (
              <nav className={styles.others} aria-labelledby="other-highlighted">
                <h3 id="other-highlighted">{t('services.others')}</h3>
                <ul>
                  {others.map((item) => (
                    <li key={item.id}>
                      <ItemLink item={item} tree={tree} />
                    </li>
                  ))}
                </ul>
              </nav>
            ) : null}
          </Section>
        );
      }}
    </HomeContent>
  );
}
