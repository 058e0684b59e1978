import * as z from 'zod/mini';
import type { Lang } from '#shared/i18n/languages.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineStoredValue } from '#shared/storage/stored-value.ts';
import { markVisit } from '../content-freshness.ts';
import type { ContentItem } from '../content.model.ts';

/** When the agency last answered with a list of items, in milliseconds since 1970. */
const confirmed = new WeakMap<readonly ContentItem[], number>();

const storedAge = (lang: Lang) => defineStoredValue(`content-at-${lang}`, z.number());

/** Records that the agency has just answered with these items; also stored for the tree shown on the next visit. */
export function confirmContent(storage: PortalStorage, lang: Lang, items: readonly ContentItem[]): void {
  confirmed.set(items, Date.now());
  void storedAge(lang)(storage).write(Date.now());
  markVisit(storage, lang);
}

/** Restores the time at which the agency last answered with a stored tree, if it is known. */
export async function restoreContentAge(
  storage: PortalStorage,
  lang: Lang,
  items: readonly ContentItem[],
): Promise<void> {
  const at = await storedAge(lang)(storage).read();
  if (at !== null && at <= Date.now()) confirmed.set(items, at);
}

/** When the agency last answered with these items; undefined when unknown. */
export function contentConfirmedAt(items: readonly ContentItem[]): number | undefined {
  return confirmed.get(items);
}
