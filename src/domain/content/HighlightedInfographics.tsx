import { Link } from 'react-router';
import { CUT } from '#shared/config/settings.ts';
import { cut } from '#shared/format/cut.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { highestFirst, type ContentTree } from './content-tree.ts';
import { Dated } from './Dated.tsx';
import { pictureOf } from './media.ts';
import { infographicsOf } from './news-items.ts';
import { Picture } from './Picture.tsx';
import styles from './HighlightedInfographics.module.css';

type HighlightedInfographicsProps = {
  tree: ContentTree;
  /** Number of infographics: three on the home page, one in a single block (P2.6, P9). */
  count: number;
};

/** The infographics with the highest `highlight` (P2.6): image, title and date, each linked to its content. */
export function HighlightedInfographics({ tree, count }: HighlightedInfographicsProps) {
  const lang = useLang();
  return (
    <ul className={styles.infographics}>
      {highestFirst(infographicsOf(tree))
        .slice(0, count)
        .map((item) => (
          <li key={item.id} className={`pressable ${styles.infographic}`}>
            <h3>
              <Link to={href('newsContent', lang, { id: item.id })}>
                <bdi>{cut(item.title, CUT.infographicTitle)}</bdi>
              </Link>
            </h3>
            <Dated date={item.dateTime} small />
            <Picture src={pictureOf(tree, item)?.src ?? null} alt="" whole className={styles.picture} />
          </li>
        ))}
    </ul>
  );
}
