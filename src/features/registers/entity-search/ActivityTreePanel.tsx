import { hotkeysCoreFeature, type ItemInstance, syncDataLoaderFeature } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketActivity } from '#domain/reference/reference.api.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { type ActivityNode, activityTree, ancestorsOf, searchActivities } from './activity-tree.ts';
import styles from './ActivityTreePanel.module.css';

type ActivityTreePanelProps = {
  activities: readonly MarketActivity[];
  /** Code of the selected activity, '' for none. */
  value: string;
  onSelect: (code: string) => void;
};

const ROOT = 'root';
const NO_NODE: ActivityNode = { id: ROOT, code: '', label: '', folded: '', parent: null, children: [], below: 0 };
const ROW_PX = 40;

/**
 * The activity classification as a tree (R2.3): search over code and name, up to four levels in code order, the number of
 * activities below each, one selection. Only visible rows are in the document. Arrow keys move, expand and collapse; Enter or
 * Space selects, or expands an activity without a code; ArrowDown moves from the search field into the tree.
 */
export function ActivityTreePanel({ activities: list, value, onSelect }: ActivityTreePanelProps) {
  const { t } = useTranslation('entity-search');
  const activities = activityTree(list);
  const [text, setText] = useState('');
  const searched = useDeferredValue(text);
  const match = useMemo(() => searchActivities(activities, searched), [activities, searched]);
  const selected = activities.byCode.get(value);
  const [toSelected] = useState(() => (selected ? ancestorsOf(activities, selected.id) : []));
  /** What was expanded or collapsed by hand, for each searched text. */
  const [byHand, setByHand] = useState<Readonly<Record<string, string[]>>>({});
  const [focused, setFocused] = useState<string | null>(selected?.id ?? null);
  const scroller = useRef<HTMLDivElement>(null);

  const expanded = byHand[searched] ?? match?.opened ?? toSelected;
  const tree = useTree<ActivityNode>({
    rootItemId: ROOT,
    features: [syncDataLoaderFeature, hotkeysCoreFeature],
    dataLoader: {
      getItem: (id) => activities.nodes.get(id) ?? NO_NODE,
      getChildren: (id) => {
        const children = id === ROOT ? activities.roots : (activities.nodes.get(id)?.children ?? []);
        return match ? children.filter((child) => match.shown.has(child)) : [...children];
      },
    },
    getItemName: (item) => item.getItemData().label,
    isItemFolder: (item) => item.getItemData().children.length > 0,
    ignoreHotkeysOnInputs: true,
    state: { expandedItems: expanded, focusedItem: focused },
    setFocusedItem: setFocused,
    setExpandedItems: (update) =>
      setByHand((before) => {
        const next = typeof update === 'function' ? update(before[searched] ?? expanded) : update;
        return { ...before, [searched]: next };
      }),
    scrollToItem: (item) => virtualizer.scrollToIndex(item.getItemMeta().index),
  });
  useEffect(() => tree.rebuildTree(), [tree, activities, match]);

  const items = tree.getItems();
  const focusedAt = items.findIndex((item) => item.isFocused());
  // oxlint-disable-next-line react/incompatible-library -- the rows are rendered again whenever the list scrolls
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => items[index]?.getId() ?? index,
    overscan: 3,
    // The focused row stays in the document when it is scrolled out of view, so that keyboard focus is not lost.
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return focusedAt < 0 || rows.includes(focusedAt) ? rows : [...rows, focusedAt].toSorted((a, b) => a - b);
    },
  });

  const search = useRef<HTMLInputElement>(null);
  useEffect(() => search.current?.focus(), []);

  // If an activity is selected, scroll to its row when the panel opens.
  const isPlaced = useRef(false);
  useEffect(() => {
    if (isPlaced.current || items.length === 0) return;
    isPlaced.current = true;
    if (focusedAt > 0) virtualizer.scrollToIndex(focusedAt, { align: 'center' });
  }, [items.length, focusedAt, virtualizer]);

  function fromSearch(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' || items.length === 0) return;
    event.preventDefault();
    if (match || focusedAt < 0) items[0]?.setFocused();
    tree.updateDomFocus();
  }

  return (
    <>
      <TextField
        label={t('activity.search')}
        hint={t('activity.searchHint')}
        type="search"
        icon={Search}
        autoComplete="off"
        ref={search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={fromSearch}
      />
      <Status className={styles.count}>
        {match ? t('activity.matches', { count: match.matches }) : t('activity.all', { count: activities.nodes.size })}
      </Status>
      {items.length > 0 ? (
        <div ref={scroller} className={styles.scroller}>
          <div
            {...tree.getContainerProps(t('activity.label'))}
            className={styles.tree}
            style={{ blockSize: virtualizer.getTotalSize() }}
          >
            {virtualizer.getVirtualItems().map((row) => {
              const item = items[row.index];
              return item ? (
                <ActivityRow
                  key={row.key}
                  item={item}
                  row={row}
                  measure={virtualizer.measureElement}
                  isSelected={item.getItemData() === selected}
                  onSelect={onSelect}
                />
              ) : null;
            })}
          </div>
        </div>
      ) : null}
    </>
  );
}

type ActivityRowProps = {
  item: ItemInstance<ActivityNode>;
  /** Index of the row and its distance from the top of the tree, in pixels. */
  row: VirtualItem;
  measure: (element: HTMLElement | null) => void;
  isSelected: boolean;
  onSelect: (code: string) => void;
};

const INDENT_PX = 16;

/** One activity: its icon expands it, anything else selects it; one without a code can only be expanded. */
function ActivityRow({ item, row, measure, isSelected, onSelect }: ActivityRowProps) {
  const { t } = useTranslation('entity-search');
  const lang = useLang();
  const { code, label, below } = item.getItemData();
  const { ref: register, ...props } = item.getProps() as { ref: (element: HTMLElement | null) => void };
  const toggle = () => {
    item.setFocused();
    if (item.isExpanded()) item.collapse();
    else item.expand();
  };
  const choose = () => (code === '' ? toggle() : onSelect(code));
  return (
    <div
      {...props}
      role="treeitem"
      tabIndex={item.isFocused() ? 0 : -1}
      ref={(element) => {
        register(element);
        measure(element);
      }}
      data-index={row.index}
      className={classNames(styles.row, isSelected && styles.selected)}
      style={{ transform: `translateY(${row.start}px)`, paddingInlineStart: 4 + item.getItemMeta().level * INDENT_PX }}
      // The accessible name is the row's own text.
      aria-label={undefined}
      aria-selected={code === '' ? undefined : isSelected}
      onClick={(event) => {
        item.setFocused();
        if (event.target instanceof Element && event.target.closest(`.${styles.sign}`)) toggle();
        else choose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        choose();
      }}
    >
      {below ? (
        <span className={styles.sign} aria-hidden="true">
          <Icon of={ChevronRight} size="s" />
        </span>
      ) : (
        <span />
      )}
      <span>{label}</span>
      {isSelected ? <Icon of={Check} size="s" /> : null}
      {below ? (
        <span className={styles.below}>
          <span aria-hidden="true">{formatNumber(below, lang)}</span>
          <VisuallyHidden>{t('activity.below', { count: below })}</VisuallyHidden>
        </span>
      ) : null}
    </div>
  );
}
