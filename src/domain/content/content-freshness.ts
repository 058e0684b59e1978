import * as z from 'zod/mini';
import type { Lang } from '#shared/i18n/languages.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineTabValue } from '#shared/storage/tab-value.ts';
import { publishedContentCall } from './content.calls.ts';

/** How long a stored tree is not requested again within a visit, in milliseconds. */
const FRESH_FOR = 10 * 60_000;

const answeredAt = (lang: Lang) => defineTabValue(`content-at-${lang}`, z.number());

/** Whether the agency answered with the tree of a language less than ten minutes ago, within this visit. */
export function isContentFresh(storage: PortalStorage, lang: Lang): boolean {
  const since = Date.now() - (answeredAt(lang)(storage).read() ?? Number.NaN);
  return since >= 0 && since < FRESH_FOR;
}

/** Records that the agency answered with the tree of a language within this visit. */
export const markVisit = (storage: PortalStorage, lang: Lang): void => answeredAt(lang)(storage).write(Date.now());

/** The early call for the tree; none while a stored tree is fresh. */
export const earlyContent = ({ lang }: { lang: Lang }, storage: PortalStorage) =>
  isContentFresh(storage, lang) ? [] : [publishedContentCall({ lang })];
