import { useVirtualizer } from '@tanstack/react-virtual';
import { useCombobox, type UseComboboxPropGetters, type UseComboboxProps } from 'downshift';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type Ref, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { type ComboboxOption, type FoldedOption, foldOptions, matchingOptions } from './combobox-matches.ts';
import { Field, type FieldFrame } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { useAnnounce } from './LiveRegion.tsx';
import styles from './Combobox.module.css';
import fieldStyles from './Field.module.css';

type ComboboxProps = FieldFrame & {
  /** Options in the order they are shown; there may be thousands. */
  options: readonly ComboboxOption[];
  /** Id of the selected option. */
  value: number | null;
  onChange: (id: number | null) => void;
  onBlur?: () => void;
  id: string;
  ref?: Ref<HTMLInputElement>;
  placeholder?: string;
  /** There are no options yet; explain in `placeholder`. */
  disabled?: boolean;
};

/** Escape or leaving only closes the list; a button clears the selection. While typing, Enter selects the first match. */
const keys: NonNullable<UseComboboxProps<FoldedOption>['stateReducer']> = (state, { type, changes }) => {
  switch (type) {
    case useCombobox.stateChangeTypes.InputKeyDownEscape:
    case useCombobox.stateChangeTypes.InputBlur:
      return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
    case useCombobox.stateChangeTypes.InputChange:
      return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
    default:
      return changes;
  }
};

/**
 * One choice out of thousands, found by typing any part of it, with or without accents (look: Patterns). Only the visible part
 * of the list is rendered. Text typed without selecting an option is discarded: the field shows the selected option again.
 */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, onBlur, id, ref, placeholder, disabled, ...frame } = props;
  const { t } = useTranslation('ui');
  const folded = useMemo(() => foldOptions(options), [options]);
  const selected = useMemo(() => folded.find((option) => option.id === value) ?? null, [folded, value]);
  // The text being typed; null while the field shows the selected option.
  const [typed, setTyped] = useState<string | null>(null);
  const matches = useMemo(() => matchingOptions(folded, typed ?? ''), [folded, typed]);
  const [scrollTo, setScrollTo] = useState(-1);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = useCombobox({
    items: matches as FoldedOption[],
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.id ?? null,
    inputValue: typed ?? selected?.label ?? '',
    selectedItem: selected,
    stateReducer: keys,
    scrollIntoView: () => {},
    onSelectedItemChange: ({ selectedItem }) => {
      setTyped(null);
      onChange(selectedItem?.id ?? null);
    },
    onIsOpenChange: ({ isOpen: open }) => {
      if (!open) setTyped(null);
    },
    onHighlightedIndexChange: ({ highlightedIndex: index, type }) => {
      if (type !== useCombobox.stateChangeTypes.ItemMouseMove) setScrollTo(index);
    },
  });

  const optionProps = useCallback(
    (index: number, option: FoldedOption) =>
      getItemProps({ item: option, index, 'aria-selected': option.id === value }),
    [getItemProps, value],
  );

  return (
    <Field {...frame} id={id}>
      {(aria) => (
        <div className={styles.combobox}>
          <input
            {...getInputProps({
              ...aria,
              disabled,
              placeholder,
              dir: 'auto',
              spellCheck: false,
              // Without a highlighted option the library would leave an empty id here.
              'aria-activedescendant': isOpen && highlightedIndex >= 0 ? `${id}-option-${highlightedIndex}` : undefined,
              ...(ref !== undefined && { ref }),
              onChange: (event) => setTyped((event.target as HTMLInputElement).value),
              onFocus: (event) => event.currentTarget.select(),
              onBlur: () => {
                if (!isOpen) setTyped(null);
                onBlur?.();
              },
            })}
            type="text"
            className={classNames(fieldStyles.input, styles.input)}
          />
          <span className={styles.signs}>
            {value !== null && !disabled ? (
              <button
                type="button"
                className={styles.sign}
                id={`${id}-clear`}
                aria-label={t('comboboxClear')}
                aria-labelledby={`${id}-clear ${id}-label`}
                title={t('comboboxClear')}
                onClick={() => {
                  setTyped(null);
                  onChange(null);
                  document.getElementById(id)?.focus();
                }}
              >
                <Icon of={X} size="s" />
              </button>
            ) : null}
            <button
              type="button"
              {...getToggleButtonProps({ disabled: disabled ?? false })}
              className={styles.sign}
              aria-label={t('comboboxOpen')}
            >
              <Icon of={ChevronDown} size="s" />
            </button>
          </span>
          <ComboboxList
            {...{ isOpen, matches, highlightedIndex, scrollTo, getMenuProps, optionProps }}
            selectedId={value}
            total={options.length}
          />
        </div>
      )}
    </Field>
  );
}

type ComboboxListProps = {
  isOpen: boolean;
  matches: readonly FoldedOption[];
  selectedId: number | null;
  highlightedIndex: number;
  /** Index of the option to scroll to after a key press; -1 for none. */
  scrollTo: number;
  /** Number of options before typing. */
  total: number;
  getMenuProps: UseComboboxPropGetters<FoldedOption>['getMenuProps'];
  optionProps: (index: number, option: FoldedOption) => object;
};

/** Height of a one-line option in CSS pixels; longer ones are measured. */
const ROW = 44;

/** The open list of a combobox: only visible options are in the document, each with its position among all. */
function ComboboxList(props: ComboboxListProps) {
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
  // Scrolls a list into view that opens at the lower edge of a phone.
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
                  className={classNames(
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
        <p className={classNames(styles.note, matches.length === 0 && styles.none)} aria-hidden="true">
          {count}
        </p>
      ) : null}
    </div>
  );
}
