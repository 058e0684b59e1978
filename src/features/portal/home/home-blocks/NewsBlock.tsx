import useEmblaCarousel from 'embla-carousel-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type CSSProperties, type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ContentTree } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { Dated } from '#domain/content/Dated.tsx';
import { NewsPicture } from '#domain/content/Picture.tsx';
import { CAROUSEL_GAP_PX, CUT, TIMING } from '#shared/config/settings.ts';
import { cut } from '#shared/format/cut.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { href } from '#shared/routing/href.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { CardsSkeleton } from '#shared/ui/Skeleton.tsx';
import { useRotation } from '../use-rotation.ts';
import { highlightedNews } from './home-items.ts';
import { HomeContent } from './HomeContent.tsx';
import { MoreLink } from './MoreLink.tsx';
import styles from './NewsBlock.module.css';

/** Highlighted news (P2.6): a carousel of the five highest. */
export function NewsBlock() {
  const { t } = useTranslation('home-blocks');
  const lang = useLang();
  return (
    <HomeContent errorTitle={t('news.failed')} skeleton={<CardsSkeleton cards={4} />}>
      {(tree) => {
        const items = highlightedNews(tree);
        if (items.length === 0) return null;
        // Another language has other items, so the carousel starts again at its first card.
        return (
          <NewsCarousel key={lang} items={items} tree={tree}>
            <MoreLink to={href('news', lang)}>{t('news.all')}</MoreLink>
          </NewsCarousel>
        );
      }}
    </HomeContent>
  );
}

type NewsCarouselProps = {
  items: readonly ContentItem[];
  tree: ContentTree;
  children: ReactNode;
};

/** The carousel of highlighted news: previous, next, pause; one step is the width of a card plus 45 px (P2.6). */
function NewsCarousel({ items, tree, children }: NewsCarouselProps) {
  const { t } = useTranslation('home-blocks');
  const titleId = useId();
  const slidesId = useId();
  const { announcer } = usePortal();
  const { viewport, index, count, place, previous, next, rotation } = useCarousel(items.length);
  const { paused, button, holders } = rotation;
  // A press is answered; what moves by itself says nothing.
  const press = (move: () => void) => {
    move();
    const at = place();
    announcer.announce(`${t('news.place', { number: at + 1, total: count })}: ${items[at]?.title ?? ''}`);
  };
  return (
    <section
      className={styles.block}
      aria-labelledby={titleId}
      aria-roledescription={t('news.carousel')}
      {...holders.focus}
      {...holders.pointer}
      style={{ '--gap': `${CAROUSEL_GAP_PX}px` } as CSSProperties}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{t('news.title')}</h2>
        {children}
        {count > 1 ? (
          <div className={`no-print ${styles.controls}`}>
            <span className={styles.place}>{t('news.place', { number: index + 1, total: count })}</span>
            <IconButton icon={paused ? Play : Pause} label={t(paused ? 'news.play' : 'news.pause')} {...button} />
            <IconButton
              icon={ChevronLeft}
              label={t('news.previous')}
              aria-controls={slidesId}
              onClick={() => press(previous)}
            />
            <IconButton
              icon={ChevronRight}
              label={t('news.next')}
              aria-controls={slidesId}
              onClick={() => press(next)}
            />
          </div>
        ) : null}
      </div>
      <div ref={viewport} className={styles.viewport}>
        <ul id={slidesId} className={styles.slides}>
          {items.map((item) => (
            <li key={item.id} className={styles.slide}>
              <NewsSlide item={item} tree={tree} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** One highlighted news item (P2.6): image, date, title cut to 40 and text without markup cut to 50 letters, 'more'. */
function NewsSlide({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  const { t } = useTranslation('home-blocks');
  const lang = useLang();
  return (
    <article className={`pressable ${styles.card}`} aria-label={item.title}>
      <NewsPicture tree={tree} item={item} className={styles.picture} />
      <Dated date={item.dateTime} small />
      <h3>
        <Link to={href('newsContent', lang, { id: item.id })} title={item.title} draggable={false}>
          <bdi>{cut(item.title, CUT.newsCardTitle)}</bdi>
        </Link>
      </h3>
      <p className="small muted">{cut(stripHtml(item.content), CUT.newsCardText)}</p>
      <span className={styles.more}>
        <span>{t('news.more')}</span>
        <Icon of={ArrowRight} size="s" />
      </span>
    </article>
  );
}

/**
 * A carousel that moves one slide every 5 s (P2.6, P9) and wraps around. `count` is how many places it can move to: of few cards on
 * a wide screen, fewer than there are cards, and Embla cannot loop them.
 */
function useCarousel(cards: number) {
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    loop: true,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const [{ index, count }, setPlace] = useState({ index: 0, count: cards });

  useEffect(() => {
    if (!embla) return undefined;
    const follow = () => setPlace({ index: embla.selectedScrollSnap(), count: embla.scrollSnapList().length });
    follow();
    embla.on('select', follow).on('reInit', follow);
    return () => void embla.off('select', follow).off('reInit', follow);
  }, [embla]);

  const next = () => (embla?.canScrollNext() ? embla.scrollNext() : embla?.scrollTo(0));
  const previous = () => (embla?.canScrollPrev() ? embla.scrollPrev() : embla?.scrollTo(count - 1));
  /** The place it moves to, from 0. */
  const place = () => embla?.selectedScrollSnap() ?? 0;
  return { viewport, index, count, place, previous, next, rotation: useRotation(TIMING.slide, count > 1, next) };
}
