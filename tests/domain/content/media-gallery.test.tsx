import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildTree } from '#domain/content/content-tree.ts';
import { MediaGallery } from '#domain/content/internal/MediaGallery.tsx';
import type { MediaItem } from '#domain/content/media.ts';
import { NewsPicture } from '#domain/content/Picture.tsx';
import { contentItem } from '#tests/content-items.ts';
import { renderUi } from '#tests/shared/ui/renderUi.tsx';

const VIDEO: MediaItem = {
  id: 1,
  type: 'video',
  thumb: null,
  alt: 'Opis',
  caption: 'Snimak s otvaranja',
  isMain: false,
  sources: [{ src: 'https://slike.example/a.mp4', type: 'video/mp4' }],
};

test('a video plays by itself, muted, 800 wide at most, with its caption (P3 Media item, faults A38)', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  renderUi(<MediaGallery media={[VIDEO]} first={0} onClose={() => {}} />);
  expect(await screen.findByText('Snimak s otvaranja')).toBeVisible();
  const video = document.querySelector('video')!;
  expect(video.querySelector('source')).toHaveAttribute('src', 'https://slike.example/a.mp4');
  expect(video.querySelector('source')).toHaveAttribute('type', 'video/mp4');
  expect(video.muted).toBe(true);
  // The library limits the video to the available space; without a layout there is none.
  expect(video.closest<HTMLElement>('.yarl__video_container')?.style.maxWidth).toBe('800px');
  await waitFor(() => expect(play).toHaveBeenCalled());
});

test('news without a picture show their date in large letters, without a date the default picture (P2.11)', () => {
  const pictureOn = (dateTime: string) => {
    const item = contentItem({ id: 1, contentTypeId: 3, dateTime });
    return renderUi(<NewsPicture tree={buildTree([item])} item={item} />).container;
  };
  expect(pictureOn('2026-01-09T08:00:00')).toHaveTextContent('9januar2026.');
  for (const none of ['', '0001-01-01T00:00:00']) expect(pictureOn(none).querySelector('svg'), none).not.toBeNull();
});
