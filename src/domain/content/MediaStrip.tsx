import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#shared/ui/class-names.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { filmHost, stripOf, type MediaItem } from './media.ts';
import { Picture } from './Picture.tsx';
import styles from './MediaStrip.module.css';

// The gallery's library is fetched when a picture is first pressed.
const MediaGallery = lazyPart(() => import('./internal/MediaGallery.tsx').then((file) => file.MediaGallery));

/**
 * Thumbnails of an item's pictures and videos; each opens the gallery at its item (P2.8, P2.12). Films on other sites cannot be
 * played here: they are listed below as cards with the name of the site.
 */
export function MediaStrip({ media: all }: { media: readonly MediaItem[] }) {
  const media = all.filter((item) => filmHost(item) === null);
  const films = all.filter((item) => filmHost(item) !== null);
  const { t } = useTranslation('content');
  const [opened, setOpened] = useState<number | null>(null);
  const { tiles, more } = stripOf(media);
  if (all.length === 0) return null;
  return (
    <section aria-label={t('media')}>
      <ul className={styles.strip}>
        {tiles.map((item, at) => {
          const covered = more > 0 && at === tiles.length - 1;
          return (
            <li key={item.id}>
              <button
                type="button"
                className={classNames(styles.tile, covered && styles.covered)}
                aria-haspopup="dialog"
                aria-label={covered ? undefined : t(`open.${item.type}`, { title: item.alt })}
                onClick={() => setOpened(at)}
              >
                {item.type === 'video' ? (
                  <span className={styles.video}>
                    <Icon of={Play} size="l" />
                    <bdi>{item.caption}</bdi>
                  </span>
                ) : (
                  <Picture src={item.thumb} alt={item.thumb === null ? item.caption : ''} />
                )}
                {covered ? (
                  <span className={styles.more}>
                    <span>{`+${more}`}</span>
                    <VisuallyHidden>{` ${t('moreMedia')}`}</VisuallyHidden>
                  </span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
      {films.length > 0 ? (
        <ul className={styles.films}>
          {films.map((film) => (
            <li key={film.id}>
              <ExternalLink href={film.sources[0]?.src ?? ''} icon={Play} className={styles.film}>
                <bdi>{film.caption || t('film')}</bdi> <small>{filmHost(film)}</small>
              </ExternalLink>
            </li>
          ))}
        </ul>
      ) : null}
      {opened === null ? null : <MediaGallery media={media} first={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
