import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { CardsSkeleton } from '#shared/ui/Skeleton.tsx';
import { HomeContent } from './HomeContent.tsx';
import { highlightedNews } from './home-items.ts';
import { MoreLink } from './MoreLink.tsx';
import { NewsCarousel } from './NewsCarousel.tsx';

/** Highlighted news (P2.6): the five highest, one after the other. */
export function NewsBlock() {
  const { t } = useTranslation('home-blocks');
  const lang = useLang();
  return (
    <div className="wrap">
      <HomeContent errorTitle={t('news.failed')} skeleton={<CardsSkeleton cards={4} />}>
        {(tree) => {
          const items = highlightedNews(tree);
          if (items.length === 0) return null;
          // Another language is another list: the carousel starts anew with its first card.
          return (
            <NewsCarousel key={lang} items={items} tree={tree}>
              <MoreLink to={href('news', lang)}>{t('news.all')}</MoreLink>
            </NewsCarousel>
          );
        }}
      </HomeContent>
    </div>
  );
}
