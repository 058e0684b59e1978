import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Dated } from '#domain/content/Dated.tsx';
import { DatePicture } from '#domain/content/DatePicture.tsx';
import { Picture } from '#domain/content/Picture.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { pictureOf } from '#domain/content/media.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { CUT } from '#shared/config/settings.ts';
import { cut } from '#shared/format/cut.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { href } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './NewsCard.module.css';

type NewsCardProps = { tree: ContentTree; item: ContentItem; eager?: boolean };

/** News in the grid (P2.11): picture or its date in large, date, title, 'more'. */
export function NewsCard({ tree, item, eager = false }: NewsCardProps) {
  const { t } = useTranslation('news');
  const to = href('newsContent', useLang(), { id: item.id });
  const text = useMemo(() => cut(stripHtml(item.content), CUT.listText), [item.content]);
  return (
    <li className={styles.card}>
      <Picture
        src={pictureOf(tree, item)?.src ?? null}
        alt=""
        eager={eager}
        standIn={<DatePicture date={item.dateTime} />}
      />
      <div className={styles.words}>
        <Dated date={item.dateTime} className={styles.date} />
        <h2>
          <Link to={to}>{item.title}</Link>
        </h2>
        {text ? <p>{text}</p> : null}
        <ButtonLink to={to} size="small" iconAfter={ArrowRight}>
          {t('list.more')}
          <VisuallyHidden>: {item.title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </li>
  );
}
