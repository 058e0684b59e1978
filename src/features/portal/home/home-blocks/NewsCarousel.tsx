import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { CAROUSEL_GAP_PX } from '#shared/config/settings.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { NewsSlide } from './NewsSlide.tsx';
import styles from './NewsCarousel.module.css';
import { useCarousel } from './use-carousel.ts';

type NewsCarouselProps = {
  items: readonly ContentItem[];
  tree: ContentTree;
  /** The way to all news. */
  children: ReactNode;
};

/** The carousel of highlighted news: previous, next, pause; a step is one card and 45 px (P2.6). */
export function NewsCarousel({ items, tree, children }: NewsCarouselProps) {
  const { t } = useTranslation('home-blocks');
  const titleId = useId();
  const slidesId = useId();
  const { viewport, index, paused, moving, setPaused, previous, next, holders } = useCarousel(items.length);
  const several = items.length > 1;
  return (
    <section
      className={styles.block}
      aria-labelledby={titleId}
      aria-roledescription={t('news.carousel')}
      {...holders}
      style={{ '--gap': `${CAROUSEL_GAP_PX}px` } as CSSProperties}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{t('news.title')}</h2>
        {children}
        {several ? (
          <div className={styles.controls}>
            <span className={styles.place}>{t('news.place', { number: index + 1, total: items.length })}</span>
            <IconButton
              icon={paused ? Play : Pause}
              label={t(paused ? 'news.play' : 'news.pause')}
              onClick={() => setPaused(!paused)}
            />
            <IconButton icon={ChevronLeft} label={t('news.previous')} aria-controls={slidesId} onClick={previous} />
            <IconButton icon={ChevronRight} label={t('news.next')} aria-controls={slidesId} onClick={next} />
          </div>
        ) : null}
      </div>
      <div ref={viewport} className={styles.viewport}>
        <ul id={slidesId} className={styles.slides} aria-live={moving ? 'off' : 'polite'}>
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
