import { unzipSync } from 'fflate';
import { itemTarget } from '#domain/content/item-target.ts';
import { contentItemWire } from '#domain/content/content.wire.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { parse } from 'zod/mini';

type Fields = Record<string, unknown>;

const shown = (list: readonly string[], most = 8): string =>
  `${list.slice(0, most).join(', ')}${list.length > most ? ` and ${list.length - most} more` : ''}`;

/** The agency's keys without a text in the portal, which are shown by the name sent with them or made readable (readings, R3.7). */
export function unknownKeys(elements: readonly Fields[], field: string, known: (key: string) => boolean): string[] {
  const keys = new Set(
    elements.map((element) => element[field]).filter((key) => typeof key === 'string' && key !== ''),
  );
  const unknown = [...(keys as Set<string>)].filter((key) => !known(key));
  return unknown.length > 0 ? [`${unknown.length} of ${keys.size} ${field} have no text: ${shown(unknown)}`] : [];
}

/** By language: items without a title, and items that another language has. */
export function missingTexts(byLanguage: ReadonlyMap<string, readonly Fields[]>): Map<string, string[]> {
  const byLang = new Map<string, string[]>();
  const ids = new Map([...byLanguage].map(([lang, items]) => [lang, new Set(items.map(({ id }) => String(id)))]));
  const all = new Set([...ids.values()].flatMap((set) => [...set]));
  for (const [lang, items] of byLanguage) {
    const absent = [...all].filter((id) => !ids.get(lang)?.has(id));
    const untitled = items.filter(({ title }) => typeof title !== 'string' || title.trim() === '');
    const remarks: string[] = [];
    if (absent.length > 0) remarks.push(`${lang}: ${absent.length} items are missing (ids ${shown(absent)})`);
    if (untitled.length > 0)
      remarks.push(
        `${lang}: ${untitled.length} items have no title (ids ${shown(untitled.map(({ id }) => String(id)))})`,
      );
    byLang.set(lang, remarks);
  }
  return byLang;
}

/** Items of the content tree with an unusable address: neither a page of the portal nor a valid address of another site. */
export function deadLinks(elements: readonly Fields[], lang: Lang): string[] {
  const ids = new Set(elements.map(({ id }) => String(id)));
  const dead: string[] = [];
  const orphans: string[] = [];
  for (const element of elements) {
    const { parentId } = element;
    if ((typeof parentId === 'number' || typeof parentId === 'string') && parentId && !ids.has(String(parentId)))
      orphans.push(String(element['id']));
    const url = typeof element['url'] === 'string' ? element['url'].trim() : '';
    if (url === '') continue;
    try {
      const item = parse(contentItemWire, element);
      const target = itemTarget(item, lang);
      if (target.kind === 'none') dead.push(`${item.id} (${url})`);
    } catch {
      dead.push(`${String(element['id'])} (not readable)`);
    }
  }
  return [
    ...(dead.length > 0 ? [`${dead.length} links lead nowhere: ${shown(dead)}`] : []),
    ...(orphans.length > 0 ? [`${orphans.length} items name a parent that is not published: ${shown(orphans)}`] : []),
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
