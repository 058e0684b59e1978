import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmountColumn } from '#domain/report-form/sheet-table.ts';
import type { ComparedSheet, SkippedSheet, Year } from '#domain/report-form/year-comparison.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { FieldGroup } from '#shared/ui/FieldGroup.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { Badge } from '#shared/ui/Status.tsx';
import { choiceFor, type ColumnChoice, type ColumnChoices, isDoubtful, type SheetOutcome } from './sheet-outcomes.ts';
import styles from './LastYear.module.css';

type SheetListProps = {
  outcomes: readonly SheetOutcome[];
  skipped: readonly SkippedSheet[];
  choices: ColumnChoices;
  onChoose: (sheet: string, choice: ColumnChoice) => void;
};

/** Every sheet with what was compared in it and what was not; the columns can be selected by their headings. */
export function SheetList({ outcomes, skipped, choices, onChoose }: SheetListProps) {
  const { t } = useTranslation('last-year');
  return (
    <ul>
      {outcomes.map((outcome) => (
        <SheetItem key={outcome.sheet.name} {...{ outcome, choices, onChoose }} />
      ))}
      {skipped.map(({ name, reason }) => (
        <li key={`${reason} ${name}`} className={styles.sheet}>
          <SheetHead name={name} badge={<Badge plain>{t('sheets.skipped')}</Badge>} />
          <p>{t(`sheets.reason.${reason}`)}</p>
        </li>
      ))}
    </ul>
  );
}

function SheetHead({ name, badge }: { name: string; badge: ReactNode }) {
  return (
    <p className={styles.sheetHead}>
      <b>
        <bdi>{name}</bdi>
      </b>{' '}
      {badge}
    </p>
  );
}

type SheetItemProps = Pick<SheetListProps, 'choices' | 'onChoose'> & { outcome: SheetOutcome };

function SheetItem({ outcome, choices, onChoose }: SheetItemProps) {
  const { t } = useTranslation('last-year');
  const lang = useLang();
  const columnText = useColumnText();
  const { sheet, columns } = outcome;
  const figure = (count: number) => formatNumber(count, lang);
  const picker = <ColumnPicker {...{ sheet, choices, onChoose }} />;
  const [isChanging, setChanging] = useState(false);
  return (
    <li className={styles.sheet}>
      <SheetHead
        name={sheet.name}
        badge={columns ? <Badge tone="ok">{t('sheets.compared')}</Badge> : <Badge tone="act">{t('sheets.ask')}</Badge>}
      />
      {sheet.lastName === null ? null : <p>{t('sheets.renamed', { name: sheet.lastName })}</p>}
      {sheet.by === 'text' ? <p>{t('sheets.byText')}</p> : null}
      {columns ? (
        <>
          <p>
            {t('sheets.columns', {
              last: columnText(sheet.columns.last[columns.last]),
              now: columnText(sheet.columns.now[columns.now]),
              equal: figure(outcome.agreement.equal),
              lines: figure(outcome.agreement.lines),
            })}
          </p>
          {isDoubtful(outcome.agreement) ? <Banner kind="act">{t('sheets.doubtful')}</Banner> : null}
          {outcome.columns && columns.current === null ? <p>{t('sheets.noCurrent')}</p> : null}
          <LineList
            title={t('sheets.unreadable')}
            lines={outcome.differences.unreadable.map((line) => ({ ...line, row: line.rows.now }))}
          />
        </>
      ) : (
        <p>{t('sheets.askText')}</p>
      )}
      {(['last', 'now'] as const).map((year) => (
        <LineList key={year} title={t(`sheets.lone.${year}`)} lines={sheet.lone.filter((line) => line.year === year)} />
      ))}
      {/* It stays where it is when a choice makes the columns known. */}
      {sheet.found ? (
        <Disclosure summary={t('sheets.change')} className="no-print" open={isChanging} onToggle={setChanging}>
          {isChanging ? picker : null}
        </Disclosure>
      ) : (
        picker
      )}
    </li>
  );
}

type LineListProps = { title: string; lines: readonly { code: string; label: string; row: number }[] };

/** Lines that could not be compared, with their rows; closed at first, printed as a whole. */
function LineList({ title, lines }: LineListProps) {
  const { t } = useTranslation('last-year');
  const lang = useLang();
  if (lines.length === 0) return null;
  return (
    <Disclosure summary={title} aside={<b>{formatNumber(lines.length, lang)}</b>}>
      <ul className={styles.lines}>
        {lines.map(({ code, label, row }) => (
          <li key={row}>
            <bdi>{`${code} ${label}`.trim()}</bdi> <span className="muted">{t('row', { row })}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** A column by its letters and heading: `E (Prethodna godina)`. */
function useColumnText(): (column: AmountColumn | undefined) => string {
  const { t } = useTranslation('last-year');
  return (column) =>
    column === undefined ? '' : column.heading === '' ? t('column.plain', column) : t('column.headed', column);
}

/** Selects the columns of a sheet by their headings. */
function ColumnPicker({ sheet, choices, onChoose }: Omit<SheetItemProps, 'outcome'> & { sheet: ComparedSheet }) {
  const { t } = useTranslation('last-year');
  const columnText = useColumnText();
  const choice = choiceFor(sheet, choices);
  const options = (year: Year) =>
    sheet.columns[year].map((column) => ({ value: column.letters, label: columnText(column) }));
  const field = (key: keyof ColumnChoice, year: Year) => (
    <SelectField
      label={t(`sheets.select.${key}`)}
      placeholder={t('sheets.select.none')}
      options={options(year)}
      value={choice[key]}
      onChange={({ currentTarget }) => onChoose(sheet.name, { ...choice, [key]: currentTarget.value })}
    />
  );
  return (
    <FieldGroup label={t('sheets.pick', { name: sheet.name })} labelHidden className="no-print">
      <div className={styles.picker}>
        {field('last', 'last')}
        {field('now', 'now')}
        {field('current', 'now')}
      </div>
    </FieldGroup>
  );
}
