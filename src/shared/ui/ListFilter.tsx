import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { LONGEST_FILTER } from '#shared/routing/url-filter.ts';
import { type UrlOptions, WHILE_TYPING } from '#shared/routing/use-url-state.ts';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';
import type { ListView } from './use-sorted-rows.ts';
import styles from './DataTable.module.css';

type ListFilterProps<Sort extends string> = {
  /** What the text is looked for in. */
  label: string;
  view: ListView<Sort>;
  onView: (change: Partial<ListView<Sort>>, options: UrlOptions) => void;
  /** The orders with their names; on wide screens the headings of the `DataTable` sort instead. */
  orders: readonly { value: Sort; label: string }[];
};

/** Above a list: part of a text, and the order of the cards. Both are in the address. */
export function ListFilter<Sort extends string>({ label, view, onView, orders }: ListFilterProps<Sort>) {
  const { t } = useTranslation('ui');
  return (
    <>
      <TextField
        label={label}
        type="search"
        icon={Search}
        autoComplete="off"
        value={view.text}
        maxLength={LONGEST_FILTER}
        onChange={({ currentTarget }) => onView({ text: currentTarget.value }, WHILE_TYPING)}
      />
      <SelectField
        label={t('list.sort')}
        className={styles.order}
        value={view.sort}
        options={orders}
        onChange={({ currentTarget }) =>
          onView({ sort: currentTarget.value as Sort, down: false }, { history: 'replace' })
        }
      />
    </>
  );
}
