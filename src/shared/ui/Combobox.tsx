import { useCombobox, type UseComboboxProps } from 'downshift';
import { ChevronDown, X } from 'lucide-react';
import { type Ref, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { type ComboboxOption, foldOptions, type FoldedOption, matchingOptions } from './combobox-matches.ts';
import styles from './Combobox.module.css';
import { Field, type FieldFrame } from './Field.tsx';
import fieldStyles from './Field.module.css';
import { Icon } from './Icon.tsx';

type ComboboxProps = FieldFrame & {
  /** In the order in which they are shown; there may be thousands. */
  options: readonly ComboboxOption[];
  /** Id of the selected option. */
  value: number | null;
  onChange: (id: number | null) => void;
  onBlur?: () => void;
  id: string;
  ref?: Ref<HTMLInputElement>;
  placeholder?: string;
  /** Nothing to choose from yet; say why in `placeholder`. */
  disabled?: boolean;
};

type Keys = NonNullable<UseComboboxProps<FoldedOption>['stateReducer']>;

/** Escape closes the list and no more: the choice is taken away by its own button only. The first match is ready for Enter. */
const keys: Keys = (state, { type, changes }) => {
  switch (type) {
    case useCombobox.stateChangeTypes.InputKeyDownEscape:
      return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
    case useCombobox.stateChangeTypes.InputChange:
      return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
    default:
      return changes;
  }
};

/**
 * One choice out of thousands, found by typing any part of it, with or without accents (look: Patterns). The list is
 * drawn only as far as it is seen. What was typed without choosing does not count: the field shows its choice again.
 */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    hint,
    error,
    required,
    labelHidden,
    options,
    value,
    onChange,
    onBlur,
    id,
    ref,
    placeholder,
    disabled,
  } = props;
  const { t } = useTranslation('ui');
  const folded = useMemo(() => foldOptions(options), [options]);
  const selected = useMemo(() => folded.find((option) => option.id === value) ?? null, [folded, value]);
  // What is being typed; null while the field shows its choice.
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
    <Field {...{ label, hint, error, required, labelHidden, id }}>
      {(aria) => (
        <div className={styles.combobox}>
          <input
            {...getInputProps({
              ...aria,
              disabled,
              placeholder,
              dir: 'auto',
              spellCheck: false,
              // Without a place among the options there is none to name: the library would leave an empty id.
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
            className={classes(fieldStyles.input, styles.input)}
          />
          <span className={styles.signs}>
            {value !== null && !disabled ? (
              <button
                type="button"
                className={styles.sign}
                aria-label={t('comboboxClear')}
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
