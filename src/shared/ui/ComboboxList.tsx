import { useVirtualizer } from '@tanstack/react-virtual';
import type { UseComboboxPropGetters } from 'downshift';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import type { FoldedOption } from './combobox-matches.ts';
import styles from './Combobox.module.css';
import { useAnnounce } from './Announcer.tsx';

type ComboboxListProps = {
  isOpen: boolean;
  matches: readonly FoldedOption[];
  selectedId: number | null;
  highlightedIndex: number;
  /** Place to scroll to after a key; -1 for none. */
  scrollTo: number;
  /** Count of all options before typing. */
  total: number;
  getMenuProps: UseComboboxPropGetters<FoldedOption>['getMenuProps'];
  optionProps: (index: number, option: FoldedOption) => object;
};

/** Height of an option of one line, in CSS pixels; longer ones are measured. */
const ROW = 44;

/** The open list of a combobox: only the seen options are in the document, each knows its place among all. */
export function ComboboxList(props: ComboboxListProps) {
  const { isOpen, matches, selectedId, highlightedIndex, scrollTo, total, getMenuProps, optionProps } = props;
  const { t } = useTranslation('ui');
  const popup = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLUListElement>(null);
  const rows = useVirtualizer({
    count: isOpen ? matches.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    measureElement: (element) => element.getBoundingClientRect().height || ROW,
    getItemKey: (index) => matches[index]?.id ?? index,
    overscan: 4,
  });
  // A list that opens at the lower edge of a phone is brought into view.
  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && scrollTo >= 0) rows.scrollToIndex(scrollTo);
    // oxlint-disable-next-line react/exhaustive-deps -- the virtualizer is the same object for good
  }, [isOpen, scrollTo]);
  const count = matches.length === 0 ? t('comboboxNone') : t('comboboxMatches', { count: matches.length });
  useAnnounce(isOpen ? count : null);

  return (
    <div ref={popup} className={styles.popup} data-open={isOpen}>
      <ul {...getMenuProps({ ref: scroller })} className={styles.list}>
        {isOpen ? <li role="presentation" style={{ height: rows.getTotalSize() }} /> : null}
        {isOpen
          ? rows.getVirtualItems().map(({ index, start, key }) => {
              const option = matches[index];
              if (!option) return null;
              return (
                <li
                  key={key}
                  {...optionProps(index, option)}
                  data-index={index}
                  ref={rows.measureElement}
                  className={classes(
                    styles.option,
                    index === highlightedIndex && styles.active,
                    option.id === selectedId && styles.selected,
                  )}
                  style={{ transform: `translateY(${start}px)` }}
                  aria-setsize={matches.length}
                  aria-posinset={index + 1}
                >
                  <bdi>{option.label}</bdi>
                </li>
              );
            })
          : null}
      </ul>
      {isOpen && matches.length < total ? (
        <p className={classes(styles.note, matches.length === 0 && styles.none)} aria-hidden="true">
          {count}
        </p>
      ) : null}
    </div>
  );
}
