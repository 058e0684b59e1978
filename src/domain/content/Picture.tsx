import { ImageOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import type { ContentItem } from './content.model.ts';
import type { ContentTree } from './content-tree.ts';
import { DatePicture } from './Dated.tsx';
import { pictureOf } from './media.ts';
import styles from './Picture.module.css';

type PictureProps = {
  /** From `pictureOf` or `coverOf`; null shows the stand-in. */
  src: string | null;
  /** '' where the picture stands beside its title and says nothing more. */
  alt: string;
  /** Shown in the same place when there is no picture or it does not come; a plain sign when missing. */
  standIn?: ReactNode;
  /** The first picture of a page comes at once, all others when they are near. */
  eager?: boolean;
  /** The whole picture is shown instead of filling its frame: charts lose their axes otherwise. */
  whole?: boolean;
  className?: string | undefined;
};

/**
 * A picture of the agency in a frame of 16 : 9 that never changes its size, whatever becomes of the file (faults A37). Where there is none
 * to begin with, what stands in for it takes no more room than it needs.
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

/** The picture of a news item beside its title, its date in large where it has none (P2.11). */
export function NewsPicture({ tree, item, ...look }: NewsPictureProps) {
  const src = pictureOf(tree, item)?.src ?? null;
  return <Picture src={src} alt="" standIn={<DatePicture date={item.dateTime} />} {...look} />;
}
