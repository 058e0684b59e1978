import { Link } from 'react-router';
import { Picture } from '#domain/content/Picture.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { pictureOf } from '#domain/content/media.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { CUT } from '#shared/config/settings.ts';
import { cut } from '#shared/format/cut.ts';
import { href } from '#shared/routing/href.ts';
import styles from './InfographicCard.module.css';

/** An infographic in the list: picture and title cut to 100 characters, one link (P2.11). */
export function InfographicCard({ tree, item }: { tree: ContentTree; item: ContentItem }) {
  return (
    <li className={styles.card}>
      <Link to={href('newsContent', useLang(), { id: item.id })}>
        <Picture src={pictureOf(tree, item)?.src ?? null} alt="" className={styles.picture} />
        <h2>{cut(item.title, CUT.infographicTitle)}</h2>
      </Link>
    </li>
  );
}
