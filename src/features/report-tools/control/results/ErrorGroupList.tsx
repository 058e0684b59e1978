import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorExplanation } from '#domain/agency-file/agency-file.schema.ts';
import { explanationOf } from '#domain/agency-file/error-guide.ts';
import { Explanation } from '#domain/agency-file/Explanation.tsx';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { HtmlContent } from '#shared/ui/HtmlContent.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { type ErrorGroup, errorText } from './error-groups.ts';
import type { PlacedError } from './error-place.ts';
import styles from './ErrorGroupList.module.css';

const FIGURES = ['written', 'expected', 'difference'] as const;

type ErrorRowProps = {
  error: PlacedError;
  guide: readonly ErrorExplanation[];
  isSelected: boolean;
  /** Whether the row reserves space for amounts, because others of its sheet have some. */
  withAmounts: boolean;
  onSelect: (key: string) => void;
};

/** One error: checkbox, cell, what is wrong, and the amounts in its text. The sanitiser is used only for markup. */
const ErrorRow = memo(function ErrorRow({ error, guide, isSelected, withAmounts, onSelect }: ErrorRowProps) {
  const lang = useLang();
  const { t } = useTranslation('results');
  const { cell, rest, amounts } = error;
  const figures = amounts && { ...amounts, difference: amounts.written - amounts.expected };
  return (
    <li
      className={classNames(
        styles.row,
        isSelected && styles.selected,
        withAmounts && styles.wide,
        !cell && styles.placeless,
        withAmounts && !amounts && styles.bare,
      )}
    >
      <label className={styles.box}>
        <input type="checkbox" checked={isSelected} onChange={() => onSelect(error.key)} />
        <VisuallyHidden>{cell ? t('markCell', { cell }) : t('mark')}</VisuallyHidden>
      </label>
      {cell ? <code className={styles.cell}>{cell}</code> : null}
      <div className={styles.what} dir="auto">
        {rest.trim() === '' ? (
          <span>{t('errorWithoutText')}</span>
        ) : /[<&]/.test(rest) ? (
          <HtmlContent html={rest} under={3} />
        ) : (
          <p>{rest}</p>
        )}
      </div>
      {figures ? (
        <dl className={styles.amounts}>
          {FIGURES.map((key) => (
            <div key={key} className={classNames(key === 'difference' && styles.difference)}>
              <dt>{t(key)}</dt>
              <dd className="num">{formatNumber(figures[key], lang, { decimals: 2 })}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Explanation of={explanationOf(guide, errorText(error.html))} className={styles.explanation} />
    </li>
  );
});

type ErrorGroupListProps = {
  guide: readonly ErrorExplanation[];
  group: ErrorGroup & { total: number };
  /** Whether amounts are shown in columns: none is too long. */
  columns: boolean;
  selected: ReadonlySet<string>;
  onSelect: (key: string) => void;
};

/** From this number on, rows outside the view are left out of the layout. */
const LONG = 30;

/** The errors of one sheet under its name. Headings for the amounts are above them if any error has amounts. */
export const ErrorGroupList = memo(function ErrorGroupList(props: ErrorGroupListProps) {
  const { guide, group, columns, selected, onSelect } = props;
  const { t } = useTranslation('results');
  const withAmounts = columns && group.errors.some(({ amounts }) => amounts !== null);
  const label = group.sheet === null ? t('wholeReport') : t('sheet', { sheet: group.sheet });
  return (
    <section className={styles.group}>
      <h3 className={styles.head}>
        <bdi>{label}</bdi>
        <span className={styles.count}>{t('errorCount', { count: group.total })}</span>
      </h3>
      {withAmounts ? (
        <p className={styles.heads} aria-hidden="true">
          {FIGURES.map((key) => (
            <span key={key}>{t(key)}</span>
          ))}
        </p>
      ) : null}
      <ol className={classNames(group.errors.length > LONG && styles.long)}>
        {group.errors.map((error) => (
          <ErrorRow
            key={error.key}
            error={error}
            guide={guide}
            isSelected={selected.has(error.key)}
            withAmounts={withAmounts}
            onSelect={onSelect}
          />
        ))}
      </ol>
    </section>
  );
});
