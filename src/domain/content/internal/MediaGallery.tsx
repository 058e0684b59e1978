import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lightbox, type Slide } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Video from 'yet-another-react-lightbox/plugins/video';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { reducedMotion } from '#shared/timing/reduced-motion.ts';
import { useCover } from '#shared/ui/covers.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { VIDEO_SIZE, type MediaItem } from '../media.ts';
import styles from './MediaGallery.module.css';

type MediaGalleryProps = {
  media: readonly MediaItem[];
  /** Index in `media` of the first item shown. */
  first: number;
  onClose: () => void;
};

const sourceOf = (item: MediaItem) => item.sources[0]?.src ?? '';

/** The slide of an item. A video starts by itself only without sound, and never with reduced motion (faults A38, P3 Media item). */
function slideOf(item: MediaItem, failed: ReadonlySet<string>): Slide {
  const src = sourceOf(item);
  if (item.type === 'image' || src === '' || failed.has(src)) return { src, alt: item.alt, title: item.caption };
  const sources = item.sources.map((source) => ({ ...source }));
  return { type: 'video', ...VIDEO_SIZE, sources, title: item.caption, autoPlay: !reducedMotion(), muted: true };
}

/** Addresses of the gallery's pictures and videos that could not be loaded or played. */
function useFailedMedia(): ReadonlySet<string> {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    // Error events of media do not bubble, so they are handled in the capture phase.
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('.yarl__root')) return;
      const src = target.getAttribute('src');
      if (src) setFailed((known) => new Set(known).add(src));
    };
    document.addEventListener('error', note, true);
    return () => document.removeEventListener('error', note, true);
  }, []);
  return failed;
}

/** The gallery over the page, with captions (P2.8, P2.12); it says which file cannot be shown, with a link to it. */
export function MediaGallery({ media, first, onClose }: MediaGalleryProps) {
  const { t } = useTranslation('content');
  const failed = useFailedMedia();
  useCover(onClose);
  const [index, setIndex] = useState(first);
  const slides = media.map((item) => slideOf(item, failed));
  const isVideo = (slide: Slide) => media[slides.indexOf(slide)]?.type === 'video';
  return (
    <Lightbox
      open
      className={styles.gallery ?? ''}
      close={onClose}
      index={index}
      on={{ view: ({ index: at }) => setIndex(at) }}
      slides={slides}
      plugins={[Captions, Video]}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnBackdropClick: true }}
      animation={reducedMotion() ? { fade: 0, swipe: 0, navigation: 0 } : { fade: 150, swipe: 200 }}
      labels={{
        Previous: t('gallery.previous'),
        Next: t('gallery.next'),
        Close: t('gallery.close'),
        Lightbox: t('gallery.name'),
        Carousel: t('gallery.carousel'),
        'Photo gallery': t('gallery.name'),
        Slide: t('gallery.slide'),
        '{index} of {total}': t('gallery.place', { index: '{index}', total: '{total}' }),
      }}
      render={{
        slide: ({ slide }) =>
          'src' in slide && (slide.src === '' || failed.has(slide.src)) ? (
            <div className={styles.failed}>
              <p>{t(isVideo(slide) ? 'gallery.videoFailed' : 'gallery.pictureFailed')}</p>
              {slide.src === '' ? null : <ExternalLink href={slide.src}>{t('gallery.openFile')}</ExternalLink>}
            </div>
          ) : undefined,
      }}
    />
  );
}
