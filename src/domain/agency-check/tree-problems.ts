import { safeParse } from 'zod/mini';
import { buildTree } from '#domain/content/content-tree.ts';
import { contentItemWire } from '#domain/content/content.wire.ts';
import { itemTarget } from '#domain/content/item-target.ts';
import { refWire } from '#shared/api/wire.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { Fields } from './judge.ts';

/** One thing that is wrong with an item of the content in a language. */
export type TreeProblem = {
  /**
   * `missing`: the first language has the item, this one has not; `sameTitle`: English has the title of the first language;
   * `dead`: its address is neither a page of the portal nor one of another site; `orphan`: its parent is not published;
   * `loop`: it is its own ancestor.
   */
  kind: 'untitled' | 'missing' | 'sameTitle' | 'dead' | 'orphan' | 'loop' | 'unreadable';
  id: string;
  lang: Lang;
  /** As sent, or that of the first language; '' without one. */
  title: string;
  /** The address that leads nowhere. */
  detail: string;
};

/** Ids are compared as the portal reads them (faults A14). */
const readId = (value: unknown) => safeParse(refWire, value).data ?? null;
const idOf = ({ id }: Fields) => readId(id) ?? id;
const titleOf = ({ title }: Fields) => (typeof title === 'string' ? title.trim() : '');

/** Walks the content tree of a language; `first` is the tree of the first language, empty for that language itself. */
export function treeProblems(items: readonly Fields[], lang: Lang, first: readonly Fields[]): TreeProblem[] {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const firstTitles = new Map(first.map((item) => [idOf(item), titleOf(item)]));
  const problemOf = (item: Fields, kind: TreeProblem['kind'], detail = ''): TreeProblem => ({
    kind,
    id: String(item['id']),
    lang,
    title: titleOf(item) || (firstTitles.get(idOf(item)) ?? ''),
    detail,
  });
  const read = items.map((item) => ({ item, data: safeParse(contentItemWire, item).data }));
  const tree = buildTree(read.flatMap(({ data }) => data ?? []));
  const own = read.flatMap(({ item, data }) => {
    if (!data) return [problemOf(item, 'unreadable')];
    const title = titleOf(item);
    const problems: TreeProblem[] = [];
    if (title === '') problems.push(problemOf(item, 'untitled'));
    if (lang === 'en' && title !== '' && /\p{L}{5}/u.test(title) && firstTitles.get(idOf(item)) === title)
      problems.push(problemOf(item, 'sameTitle'));
    if (data.url !== '' && itemTarget(data, lang, tree).kind === 'none')
      problems.push(problemOf(item, 'dead', data.url));
    if (data.parentId !== null && !byId.has(data.parentId)) problems.push(problemOf(item, 'orphan'));
    if (isInLoop(item, byId)) problems.push(problemOf(item, 'loop'));
    return problems;
  });
  return [...own, ...first.filter((item) => !byId.has(idOf(item))).map((item) => problemOf(item, 'missing'))];
}

function isInLoop(item: Fields, byId: ReadonlyMap<unknown, Fields>): boolean {
  const seen = new Set<Fields>();
  const parentOf = ({ parentId }: Fields) => byId.get(readId(parentId));
  for (let at = parentOf(item); at && !seen.has(at); at = parentOf(at)) {
    if (idOf(at) === idOf(item)) return true;
    seen.add(at);
  }
  return false;
}
