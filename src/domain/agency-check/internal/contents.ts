import { documentKeys } from '#domain/legal-entity/proceedings/document-key.ts';
import documentTexts from '#domain/legal-entity/proceedings/texts/en.json' with { type: 'json' };
import { kindOf } from '#domain/reference/report-types/report-type-names.ts';
import reportTexts from '#domain/reference/report-types/texts/en.json' with { type: 'json' };
import type { Lang } from '#shared/i18n/languages.ts';
import type { Fields } from '../judge.ts';
import { type TreeProblem, treeProblems } from '../tree-problems.ts';

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

/** What is wrong with a content tree in a language, as remarks; `first` is the tree of the first language. */
export function treeRemarks(items: readonly Fields[], lang: Lang, first: readonly Fields[]): string[] {
  const kinds = Map.groupBy(treeProblems(items, lang, first), ({ kind }) => kind);
  const places = (kind: TreeProblem['kind']) =>
    (kinds.get(kind) ?? []).map(({ id, detail }) => (detail === '' ? id : `${id} (${detail})`));
  return [
    ...remarkOn([...places('unreadable').map((id) => `${id} (not readable)`), ...places('dead')], 'links lead nowhere'),
    ...remarkOn(places('missing'), 'items are missing'),
    ...remarkOn(places('untitled'), 'items have no title'),
    ...remarkOn(places('orphan'), 'items name a parent that is not published'),
    ...remarkOn(places('loop'), 'items are their own ancestors'),
  ];
}
