import ListX from 'lucide-react/icons/list-x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { EmptyState } from './EmptyState.tsx';
import { Status } from './Status.tsx';

type FilteredRowsProps = {
  /** Numbers of rows that are shown, and of all. */
  shown: number;
  of: number;
  /** Title without any row. */
  empty: string;
  onShowAll: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** The rows of a filtered list below how many of them are shown; when none is, why, and the way back to all. */
export function FilteredRows({ shown, of, empty, onShowAll, className, children }: FilteredRowsProps) {
  const { t } = useTranslation('ui');
  const lang = useLang();
  const number = (count: number) => formatNumber(count, lang);
  return (
    <>
      <p className={classNames('small', className)}>
        <Status>{shown === of ? '' : t('list.shown', { shown: number(shown), of: number(of) })}</Status>
      </p>
      {shown === 0 ? (
        <EmptyState
          icon={ListX}
          title={of === 0 ? empty : t('list.noMatch')}
          actions={of === 0 ? null : <Button onClick={onShowAll}>{t('list.showAll')}</Button>}
        />
      ) : (
        children
      )}
    </>
  );
}
