import { weakMapMemoize } from '@reduxjs/toolkit';
import { activityLabel, type MarketActivity } from '#domain/reference/reference.api.ts';
import { fold, isBlank } from '#shared/format/fold.ts';
import { foldedHas } from '#shared/format/has-words.ts';

/** An activity in the tree (R2.3, R3.7). */
export type ActivityNode = {
  id: string;
  /** '' for an activity that only groups others and cannot be searched by. */
  code: string;
  label: string;
  /** The label in the form that searches compare. */
  folded: string;
  parent: string | null;
  /** Ids of the children in code order. */
  children: readonly string[];
  /** Number of activities below it, on all levels. */
  below: number;
};

export type ActivityTree = {
  roots: readonly string[];
  nodes: ReadonlyMap<string, ActivityNode>;
  byCode: ReadonlyMap<string, ActivityNode>;
};

const byCodeOrder = (a: MarketActivity, b: MarketActivity) =>
  a.code < b.code ? -1 : a.code > b.code ? 1 : a.id - b.id;

/**
 * The tree of a flat list, every level in code order. An activity with an unknown parent is at the top level, and
 * cycles are cut, so that nothing is lost and nothing loops (faults A11, A12). Memoised for each list.
 */
export const activityTree = weakMapMemoize((list: readonly MarketActivity[]): ActivityTree => {
  const inOrder = list.toSorted(byCodeOrder);
  const known = new Set(inOrder.map(({ id }) => id));
  const childrenOf = Map.groupBy(inOrder, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  );
  const nodes = new Map<string, ActivityNode>();
  const taken = new Set<number>();

  const take = (activity: MarketActivity, parent: string | null): ActivityNode => {
    taken.add(activity.id);
    const id = String(activity.id);
    const children = (childrenOf.get(activity.id) ?? []).flatMap((child) =>
      taken.has(child.id) ? [] : [take(child, id)],
    );
    const label = activityLabel(activity);
    const node: ActivityNode = {
      id,
      code: activity.code,
      label,
      folded: fold(label),
      parent,
      children: children.map((child) => child.id),
      below: children.reduce((sum, child) => sum + child.below + 1, 0),
    };
    nodes.set(id, node);
    return node;
  };

  const roots = (childrenOf.get(null) ?? []).map((activity) => take(activity, null).id);
  for (const activity of inOrder) if (!taken.has(activity.id)) roots.push(take(activity, null).id);
  const coded = [...nodes.values()].filter(({ code }) => code !== '');
  const byCode = new Map(coded.toReversed().map((node) => [node.code, node]));
  return { roots, nodes, byCode };
});

/** Ids from the top down to the parent of a node. */
export function ancestorsOf(tree: ActivityTree, id: string): string[] {
  const path: string[] = [];
  for (let at = tree.nodes.get(id)?.parent ?? null; at !== null; at = tree.nodes.get(at)?.parent ?? null)
    path.unshift(at);
  return path;
}

/**
 * Activities whose code or name contains every word, ignoring accents and case. Their ancestors are shown and expanded, their
 * descendants can be expanded. Null for an empty search.
 */
export function searchActivities(tree: ActivityTree, text: string) {
  if (isBlank(text)) return null;
  const has = foldedHas(text);
  const shown = new Set<string>();
  const opened = new Set<string>();
  let matches = 0;
  const show = (id: string) => {
    if (shown.has(id)) return;
    shown.add(id);
    for (const child of tree.nodes.get(id)?.children ?? []) show(child);
  };
  for (const node of tree.nodes.values()) {
    if (!has(node.folded)) continue;
    matches++;
    show(node.id);
    for (const ancestor of ancestorsOf(tree, node.id)) {
      shown.add(ancestor);
      opened.add(ancestor);
    }
  }
  return { shown, opened: [...opened], matches };
}
