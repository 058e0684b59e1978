import { safeParse } from 'zod/mini';
import { contentItemWire } from '#domain/content/content.wire.ts';
import { itemTarget } from '#domain/content/item-target.ts';
import { kindOf } from '#domain/reference/report-types/report-type-names.ts';
import reportTexts from '#domain/reference/report-types/texts/en.json' with { type: 'json' };
import { documentKeys } from '#domain/legal-entity/proceedings/document-key.ts';
import documentTexts from '#domain/legal-entity/proceedings/texts/en.json' with { type: 'json' };
import type { Lang } from '#shared/i18n/languages.ts';
import type { Fields } from './judge.ts';

/** One remark about the places that are not as expected, with the first eight of them; none when there are none. */
function remarkOn(places: readonly unknown[], what: string): string[] {
  const more = places.length > 8 ? ` and ${places.length - 8} more` : '';
  return places.length > 0 ? [`${places.length} ${what}: ${places.slice(0, 8).map(String).join(', ')}${more}`] : [];
}

const knownDocument = documentKeys(Object.keys(documentTexts.documentTypes));
const folded = (key: string) => key.replaceAll(/[\s_-]/g, '').toLowerCase();
const reportKinds = new Set(Object.keys(reportTexts.kind).map(folded));
const KNOWN = {
  translationKey: (key: string) => knownDocument(key) !== null,
  localizationKey: (key: string) => reportKinds.has(folded(kindOf({ localizationKey: key }))),
};

/** The agency's keys without a text in the portal, which are shown by the name sent with them or made readable (readings, R3.7). */
export function unknownKeys(elements: readonly Fields[], field: keyof typeof KNOWN): string[] {
  const keys = new Set(
    elements.map((element) => element[field]).filter((key) => typeof key === 'string' && key !== ''),
  );
  const unknown = [...keys].filter((key) => !KNOWN[field](String(key)));
  return remarkOn(unknown, `of ${keys.size} ${field} have no text`);
}

const idsOf = (items: readonly Fields[]) => items.map(({ id }) => id);

/**
 * What is wrong with a content tree: items that the tree of the first language has and this one has not, no titles, addresses
 * that are neither a page of the portal nor one of another site, items without their parent.
 */
export function treeProblems(items: readonly Fields[], lang: Lang, first: readonly Fields[]): string[] {
  const ids = new Set(idsOf(items));
  const dead = items.flatMap((element) => {
    const { data: item } = safeParse(contentItemWire, element);
    if (!item) return [`${String(element['id'])} (not readable)`];
    return item.url !== '' && itemTarget(item, lang).kind === 'none' ? [`${item.id} (${item.url})`] : [];
  });
  const missing = idsOf(first).filter((id) => !ids.has(id));
  const untitled = items.filter(({ title }) => typeof title !== 'string' || title.trim() === '');
  const orphans = items.filter(({ parentId }) => parentId && !ids.has(parentId));
  return [
    ...remarkOn(dead, 'links lead nowhere'),
    ...remarkOn(missing, 'items are missing'),
    ...remarkOn(idsOf(untitled), 'items have no title'),
    ...remarkOn(idsOf(orphans), 'items name a parent that is not published'),
  ];
}
