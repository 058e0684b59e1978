import { unzipSync } from 'fflate';
import { safeParse } from 'zod/mini';
import { contentItemWire } from '#domain/content/content.wire.ts';
import { itemTarget } from '#domain/content/item-target.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { Fields } from './judge.ts';

/** One remark about the places that are not as expected, with the first eight of them; none when there are none. */
function remarkOn(places: readonly unknown[], what: string): string[] {
  const more = places.length > 8 ? ` and ${places.length - 8} more` : '';
  return places.length > 0 ? [`${places.length} ${what}: ${places.slice(0, 8).map(String).join(', ')}${more}`] : [];
}

/** The agency's keys without a text in the portal, which are shown by the name sent with them or made readable (readings, R3.7). */
export function unknownKeys(elements: readonly Fields[], field: string, known: (key: string) => boolean): string[] {
  const keys = new Set(
    elements.map((element) => element[field]).filter((key) => typeof key === 'string' && key !== ''),
  );
  return remarkOn(
    [...keys].filter((key) => !known(String(key))),
    `of ${keys.size} ${field} have no text`,
  );
}

/** Items of a content tree without a title, and items that a tree in another language has. */
export function missingTexts(trees: ReadonlyMap<string, readonly Fields[]>, lang: string): string[] {
  const items = trees.get(lang) ?? [];
  const ids = new Set(items.map(({ id }) => id));
  const all = new Set([...trees.values()].flat().map(({ id }) => id));
  const untitled = items.filter(({ title }) => typeof title !== 'string' || title.trim() === '');
  return [
    ...remarkOn(
      [...all].filter((id) => !ids.has(id)),
      'items are missing',
    ),
    ...remarkOn(
      untitled.map(({ id }) => id),
      'items have no title',
    ),
  ].map((remark) => `${lang}: ${remark}`);
}

/** Items with an address that is neither a page of the portal nor one of another site, and items without their parent. */
export function deadLinks(elements: readonly Fields[], lang: Lang): string[] {
  const ids = new Set(elements.map(({ id }) => id));
  const orphans = elements.filter(({ parentId }) => parentId && !ids.has(parentId));
  const dead = elements.flatMap((element) => {
    const { data: item } = safeParse(contentItemWire, element);
    if (!item) return [`${String(element['id'])} (not readable)`];
    return item.url !== '' && itemTarget(item, lang).kind === 'none' ? [`${item.id} (${item.url})`] : [];
  });
  return [
    ...remarkOn(dead, 'links lead nowhere'),
    ...remarkOn(
      orphans.map(({ id }) => id),
      'items name a parent that is not published',
    ),
  ];
}

/** The sheets of a workbook, to distinguish families of forms; null when it cannot be opened. */
export function sheetsOf(workbook: Uint8Array): string[] | null {
  try {
    const files = unzipSync(workbook, { filter: ({ name }) => name === 'xl/workbook.xml' });
    const xml = new TextDecoder().decode(files['xl/workbook.xml']);
    return [...xml.matchAll(/<(?:\w+:)?sheet\b[^>]*\bname="([^"]*)"/g)].map(([, name = '']) => name);
  } catch {
    return null;
  }
}
