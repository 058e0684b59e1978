import { http, HttpResponse } from 'msw';
import { beforeEach } from 'vitest';
import type { ContentItem } from '#domain/content/content.model.ts';
import { forgetEverything } from '#shared/storage/reset.ts';
import { agency } from './agency.ts';
import { storage } from './storage.ts';

/** A content item with only the fields a test is about. */
export function contentItem(given: Partial<ContentItem> & { id: number }): ContentItem {
  return {
    parentId: null,
    contentTypeId: 10,
    ordinalNumber: null,
    pathLevel: 1,
    slug: `item-${given.id}`,
    url: '',
    title: `Item ${given.id}`,
    subtitle: '',
    content: '',
    dateTime: '',
    highlight: null,
    isMain: false,
    alt: '',
    tags: [],
    ...given,
  };
}

/** Makes the agency publish these items and no others. */
export function publish(items: readonly object[]): void {
  agency.use(http.get('*/ContentTranslations/PublishedContent', () => HttpResponse.json({ resultList: items })));
}

/** Makes every test of the file start as a first visit: a tree stored by an earlier test would be shown first. */
export function startAsFirstVisit(): void {
  beforeEach(() => forgetEverything(storage));
}
