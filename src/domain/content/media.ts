import { CONTENT_TYPE, LISTS } from '#shared/config/settings.ts';
import { contentPicture, FILE_ENDING, PICTURE_ENDING } from '#shared/html/file-url.ts';
import { imageSource } from '#shared/html/safe-url.ts';
import type { ContentTree } from './content-tree.ts';
import type { ContentItem } from './content.model.ts';

/** An image or video of an item (P3 Media item). */
export type MediaItem = {
  id: number;
  type: 'image' | 'video';
  /** Address of the thumbnail; null for a video or an unsafe address. */
  thumb: string | null;
  alt: string;
  caption: string;
  isMain: boolean;
  sources: readonly { src: string; type: string }[];
};

/** Size of a video in the gallery (P3). */
export const VIDEO_SIZE = { width: 800, height: 600 } as const;

/**
 * Media of an item: its child images and videos, the main one first (P3). One whose address cannot be used keeps its place and
 * caption, without a thumbnail and sources.
 */
export function mediaOf(tree: ContentTree, id: number): MediaItem[] {
  return tree
    .childrenOf(id)
    .flatMap((child) => toMedia(child) ?? [])
    .toSorted((a, b) => Number(b.isMain) - Number(a.isMain));
}

function toMedia(item: ContentItem): MediaItem | null {
  const isVideo = item.contentTypeId === CONTENT_TYPE.video;
  if (!isVideo && item.contentTypeId !== CONTENT_TYPE.image) return null;
  const src = contentPicture(item.url);
  return {
    id: item.id,
    type: isVideo ? 'video' : 'image',
    thumb: isVideo ? null : src,
    alt: item.alt || item.title,
    caption: item.title,
    isMain: item.isMain,
    sources: src === null ? [] : [{ src, type: isVideo ? 'video/mp4' : '' }],
  };
}

/** Sites whose addresses are pages with a film, not files that can be played here. */
const FILM_SITES =
  /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com|dailymotion\.com|facebook\.com|tiktok\.com)$/i;

/** Host of the page with the video, if its address is on such a site; null for a file. */
export function filmHost(item: MediaItem): string | null {
  const src = item.type === 'video' ? item.sources[0]?.src : undefined;
  const host = src ? new URL(src).hostname : '';
  return FILM_SITES.test(host) ? host.replace(/^www\./, '') : null;
}

/**
 * The picture that an item's own url names, which is no file of another kind; a relative one only with the ending of a picture,
 * because it may name a route.
 */
function ownPicture(url: string): string | null {
  const source = imageSource(url);
  if (source !== null) return FILE_ENDING.test(source) && !PICTURE_ENDING.test(source) ? null : source;
  const relative = url === '' ? null : contentPicture(url);
  return relative !== null && PICTURE_ENDING.test(relative) ? relative : null;
}

/** Picture of a news item or infographic: its own url if that is an image, else its main or first image. */
export function pictureOf(tree: ContentTree, item: ContentItem): { src: string; alt: string } | null {
  const own = ownPicture(item.url);
  if (own) return { src: own, alt: item.alt || item.title };
  const first = mediaOf(tree, item.id).find((media) => media.type === 'image' && media.thumb !== null);
  return first?.thumb ? { src: first.thumb, alt: first.alt } : null;
}

/** Thumbnails of a media strip: the first four and a blurred fifth with '+N' over it, N = total - 5 (P2.12, P9). */
export function stripOf(media: readonly MediaItem[]): { tiles: readonly MediaItem[]; more: number } {
  return { tiles: media.slice(0, LISTS.mediaPreview + 1), more: Math.max(0, media.length - LISTS.mediaPreview - 1) };
}

/** Cover of a content page (P2.8): the url of a news item; of others only a picture file, because it may be a link. */
export function coverOf(item: ContentItem): string | null {
  const src = ownPicture(item.url);
  if (!src || item.contentTypeId === CONTENT_TYPE.news) return src;
  return src.startsWith('data:') || PICTURE_ENDING.test(src) ? src : null;
}
