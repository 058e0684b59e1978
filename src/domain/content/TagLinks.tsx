import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { opensHere } from '#shared/ui/opens-here.ts';
import type { Tag } from './content.model.ts';
import styles from './TagLinks.module.css';

/** The tags of an item; each links to the search for that tag alone, without a text (P2.8, P4 Search); `onOpen` reports the press. */
export function TagLinks({ tags, onOpen }: { tags: readonly Tag[]; onOpen?: () => void }) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const named = tags.filter((tag, at) => tag.name && tags.findIndex(({ tagId }) => tagId === tag.tagId) === at);
  if (named.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('tags')}>
      {named.map((tag) => (
        <li key={tag.tagId}>
          <Link
            to={href('search', lang, undefined, { tagId: tag.tagId })}
            onClick={(event) => opensHere(event) && onOpen?.()}
          >
            <bdi>{tag.name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
