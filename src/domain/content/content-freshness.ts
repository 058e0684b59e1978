import * as z from 'zod/mini';
import type { Lang } from '#shared/i18n/languages.ts';
import { createTabValue } from '#shared/storage/tab-value.ts';
import { publishedContentCall } from './content.calls.ts';

/** How long a stored tree is not requested again within a visit, in milliseconds. */
const FRESH_FOR = 10 * 60_000;

const answeredAt = (lang: Lang) => createTabValue(`content-at-${lang}`, z.number());

/** Whether the agency answered with the tree of a language less than ten minutes ago, within this visit. */
export function isContentFresh(lang: Lang): boolean {
  const since = Date.now() - (answeredAt(lang).read() ?? Number.NaN);
  return since >= 0 && since < FRESH_FOR;
}

/** Records that the agency answered with the tree of a language within this visit. */
export const markVisit = (lang: Lang): void => answeredAt(lang).write(Date.now());

/** The early call for the tree; none while a stored tree is fresh. */
export const earlyContent = ({ lang }: { lang: Lang }) =>
  isContentFresh(lang) ? [] : [publishedContentCall({ lang })];
