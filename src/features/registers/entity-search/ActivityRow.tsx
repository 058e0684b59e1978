import type { ItemInstance } from '@headless-tree/core';
import { Check, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatNumber } from '#shared/format/number.ts';
import { classes } from '#shared/ui/classes.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import type { ActivityNode } from './activity-tree.ts';
import styles from './ActivityTreePanel.module.css';

type ActivityRowProps = {
  item: ItemInstance<ActivityNode>;
  index: number;
  /** Distance from the top of the tree, in pixels. */
  start: number;
  measure: (element: HTMLElement | null) => void;
  isSelected: boolean;
  onChoose: (code: string) => void;
};

const INDENT_PX = 16;

/** One activity: the sign opens it, anywhere else chooses it. */
export function ActivityRow({ item, index, start, measure, isSelected, onChoose }: ActivityRowProps) {
  const { t } = useTranslation('entity-search');
  const lang = useLang();
  const { code, label, below } = item.getItemData();
  const { ref: register, ...props } = item.getProps() as { ref: (element: HTMLElement | null) => void };
  const toggle = () => {
    item.setFocused();
    if (item.isExpanded()) item.collapse();
    else item.expand();
  };
  return (
    <div
      {...props}
      role="treeitem"
      tabIndex={item.isFocused() ? 0 : -1}
      ref={(element) => {
        register(element);
        measure(element);
      }}
      data-index={index}
      className={classes(styles.row, isSelected && styles.selected)}
      style={{ transform: `translateY(${start}px)`, paddingInlineStart: 4 + item.getItemMeta().level * INDENT_PX }}
      // Its name is what stands in it.
      aria-label={undefined}
      aria-selected={isSelected}
      onClick={(event) => {
        item.setFocused();
        if (event.target instanceof Element && event.target.closest(`.${styles.sign}`)) toggle();
        else onChoose(code);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose(code);
      }}
    >
      {below ? (
        <span className={styles.sign} aria-hidden="true">
          <Icon of={ChevronRight} size="s" />
        </span>
      ) : (
        <span />
      )}
      <span className={styles.label}>{label}</span>
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
