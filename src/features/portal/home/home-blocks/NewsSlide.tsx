import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { Dated } from '#domain/content/Dated.tsx';
import { DatePicture } from '#domain/content/DatePicture.tsx';
import { pictureOf } from '#domain/content/media.ts';
import { Picture } from '#domain/content/Picture.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { CUT } from '#shared/config/settings.ts';
import { cut } from '#shared/format/cut.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { href } from '#shared/routing/href.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './NewsSlide.module.css';

/** One highlighted news item (P2.6): image, date, title cut to 40 and text without markup cut to 50 letters, 'more'. */
export function NewsSlide({ item, tree }: { item: ContentItem; tree: ContentTree }) {
  const { t } = useTranslation('home-blocks');
  const lang = useLang();
  return (
    <article className={styles.card} aria-label={item.title}>
      <Picture
        src={pictureOf(tree, item)?.src ?? null}
        alt=""
        standIn={<DatePicture date={item.dateTime} />}
        className={styles.picture}
      />
      <Dated date={item.dateTime} className={styles.date} />
      <h3>
        <Link to={href('newsContent', lang, { id: item.id })} title={item.title} draggable={false}>
          <bdi>{cut(item.title, CUT.newsCardTitle)}</bdi>
        </Link>
      </h3>
      <p>{cut(stripHtml(item.content), CUT.newsCardText)}</p>
      <span className={styles.more}>
        {t('news.more')}
        <Icon of={ArrowRight} size="s" />
      </span>
    </article>
  );
}
