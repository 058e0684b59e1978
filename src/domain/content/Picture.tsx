import ImageOff from 'lucide-react/icons/image-off';
import { useState, type ReactNode } from 'react';
import { isoDate } from '#shared/format/date.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import type { ContentTree } from './content-tree.ts';
import type { ContentItem } from './content.model.ts';
import { DatePicture } from './Dated.tsx';
import { pictureOf } from './media.ts';
import styles from './Picture.module.css';

type PictureProps = {
  /** From `pictureOf` or `coverOf`; null shows `standIn`. */
  src: string | null;
  /** '' when the title beside the picture says the same. */
  alt: string;
  /** Replaces a picture that is missing or cannot be loaded; an icon by default. */
  standIn?: ReactNode;
  /** Loads at once, for the first picture of a page; others load when they are near the visible part. */
  eager?: boolean;
  /** Shows the whole picture instead of filling the frame, because a cropped chart would lose its axes. */
  whole?: boolean;
  className?: string | undefined;
};

/**
 * A picture of the agency in a 16:9 frame whose size never changes, whether the file loads or not (faults A37). Without a
 * picture, `standIn` takes no more space than it needs.
 */
export function Picture({ src, alt, standIn, eager = false, whole = false, className }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const shown = src !== null && failed !== src;
  return (
    <span
      className={classNames(
        styles.frame,
        src === null && standIn ? styles.bare : undefined,
        whole && styles.whole,
        shown && loaded !== src && styles.waiting,
        className,
      )}
    >
      {shown ? (
        <img
          src={src}
          alt={alt}
          width={1200}
          height={675}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={() => setLoaded(src)}
          onError={() => setFailed(src)}
        />
      ) : (
        (standIn ?? (
          <span className={styles.missing} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
            <Icon of={ImageOff} />
            {alt ? <span aria-hidden="true">{alt}</span> : null}
          </span>
        ))
      )}
    </span>
  );
}

type NewsPictureProps = Pick<PictureProps, 'eager' | 'className'> & { tree: ContentTree; item: ContentItem };

/** The picture of a news item beside its title, or its date in large letters; without either, the icon (P2.11). */
export function NewsPicture({ tree, item, ...look }: NewsPictureProps) {
  const src = pictureOf(tree, item)?.src ?? null;
  const { dateTime } = item;
  const standIn = isoDate(dateTime) ? <DatePicture date={dateTime} /> : undefined;
  return <Picture src={src} alt="" standIn={standIn} {...look} />;
}
