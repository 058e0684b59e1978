import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { columnDecimals, ratioDecimals } from '#domain/indicators/column-decimals.ts';
import type { FiguresShown } from '#domain/indicators/figure-lines.ts';
import { baseRecordOf, measuredRow } from '#domain/indicators/figure-measure.ts';
import { type Card, eraOf, INDICATOR_ROWS, rowsFor } from '#domain/indicators/indicator-cards.ts';
import type { IndicatorRow } from '#domain/indicators/indicator-row.ts';
import { rowFigure, rowValue } from '#domain/indicators/profit-loss-pair.ts';
import { isLoss, ratiosOf } from '#domain/indicators/ratios.ts';
import type { Register } from '#domain/indicators/register.ts';
import { recordOfKind, reportKindOf, reportKinds } from '#domain/indicators/series.ts';
import { useFigure, useRatioText, useRowLabel } from '#domain/indicators/use-indicator-text.ts';
import { profileHref } from '#domain/legal-entity/entity-id.ts';
import { nameOfEntity } from '#domain/legal-entity/search/search-answer.ts';
import { firstOfEach } from '#shared/api/lists.ts';
import { formatDate } from '#shared/format/date.ts';
import { UNREADABLE } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Table } from '#shared/ui/Table.tsx';
import type { ComparedColumn } from './comparable.ts';
import styles from './CompareTable.module.css';

type CompareTableProps = {
  caption: string;
  register: Register;
  year: number;
  columns: readonly ComparedColumn[];
  shown: FiguresShown;
};

/** The lines of a register's cards in one code set, each once, because companies have employees on two cards. */
function sectionsOf(register: Register, year: number) {
  const all = INDICATOR_ROWS[register].cards.flatMap((card) => card[eraOf(year)].map((row) => ({ card, row })));
  return [
    ...Map.groupBy(
      firstOfEach(all, ({ row }) => row.key),
      ({ card }) => card,
    ),
  ];
}

/** The compared entities side by side: the same lines of the same year, report type and code set; thin bars compare within a line. */
export function CompareTable({ caption, register, year, columns, shown }: CompareTableProps) {
  const { t } = useTranslation(['compare', 'indicators']);
  const lang = useLang();
  const sections = sectionsOf(register, year);
  const amounts = sections.flatMap(([, lines]) => lines.flatMap(({ row }) => (row.unit === 'KM' ? row : [])));
  const decimals = columns.map(({ record }) => columnDecimals(amounts.map((row) => rowValue(row, record.lines))));
  return (
    <Table caption={caption} stack className={styles.table ?? ''}>
      <thead>
        <tr>
          <th scope="col">{t('indicators:indicator')}</th>
          {columns.map(({ id, entity, record }) => (
            <th key={id} scope="col" className="num">
              <Link to={profileHref({ ...entity, id }, lang)}>{nameOfEntity(entity)}</Link>
              <small>{t('indicators:submittedOn', { date: formatDate(record.submittedOn, lang) })}</small>
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(([card, lines]) => (
        <tbody key={card.name}>
          <tr className={styles.section}>
            <th scope="rowgroup" colSpan={columns.length + 1}>
              {t(`indicators:cards.${card.name}`)}
            </th>
          </tr>
          {lines.map(({ row }) => (
            <CompareRow key={row.key} {...{ card, row, register, year, columns, shown, decimals }} />
          ))}
        </tbody>
      ))}
      <CompareRatios register={register} year={year} columns={columns} />
    </Table>
  );
}

type CompareRowProps = Omit<CompareTableProps, 'caption'> & {
  card: Card;
  row: IndicatorRow;
  /** Decimals of the amounts in each column. */
  decimals: readonly number[];
};

function CompareRow(props: CompareRowProps) {
  const { card, row, register, year, columns, decimals } = props;
  const { measure, kind, baseYears } = props.shown;
  const { t } = useTranslation('indicators');
  const rowLabel = useRowLabel();
  const figure = useFigure();
  const { label, code } = rowLabel(row);
  const measured = columns.map(({ record, records, entity }) => {
    const base = baseRecordOf(records, year, kind, baseYears);
    return measuredRow(row, record, base, { measure, form: { register, isMicro: entity.isMicro } });
  });
  const values = measured.map((each) => each?.value ?? null);
  const most = Math.max(0, ...values.map((value) => Math.abs(value ?? 0)));
  return (
    <tr>
      <th scope="row">
        <span>{label}</span> {code ? <small>{code}</small> : null}
      </th>
      {columns.map(({ id, entity, record }, at) => {
        const value = values[at] ?? null;
        const isNegative = (value ?? 0) < 0;
        // The micro form omits some lines, which is not the same as a missing value.
        const isOnForm = rowsFor(card, eraOf(year), entity.isMicro).includes(row);
        const isReadable = isOnForm && rowFigure(row, record.lines) !== UNREADABLE;
        const gap = isReadable ? measured[at]?.gap : isOnForm ? 'unreadable' : 'notOnForm';
        return (
          <td key={id} className={classNames('num', isNegative && 'loss')} data-l={nameOfEntity(entity)}>
            <span className={styles.figure}>
              {isReadable ? (
                <span>{figure.measured(value, measure, row.unit === 'KM' ? decimals[at] : undefined)}</span>
              ) : null}
              {gap ? <small>{t(`gaps.${gap}`)}</small> : null}
              <span className={styles.measure} aria-hidden="true">
                <i
                  className={isNegative ? styles.negative : undefined}
                  style={{ inlineSize: most ? `${(Math.abs(value ?? 0) / most) * 100}%` : 0 }}
                />
              </span>
            </span>
          </td>
        );
      })}
    </tr>
  );
}

/** The ratios of the compared reports, with formula and, for each entity, the two figures or why there is no value. */
function CompareRatios({ register, year, columns }: Pick<CompareTableProps, 'register' | 'year' | 'columns'>) {
  const { t } = useTranslation('indicators');
  const text = useRatioText();
  const ratios = columns.map(({ record, records, entity }) => {
    const before = recordOfKind(records, year - 1, reportKindOf(reportKinds(records), record.reportTypeId));
    return ratiosOf({ register, isMicro: entity.isMicro }, record, before);
  });
  const decimals = ratios.map(ratioDecimals);
  const names = ratios[0]?.map(({ name }) => name) ?? [];
  return (
    <tbody>
      <tr className={styles.section}>
        <th scope="rowgroup" colSpan={columns.length + 1}>
          {t('ratiosTitle')}
        </th>
      </tr>
      {names.map((name) => (
        <tr key={name}>
          <th scope="row">
            <span>{text.name(name)}</span> <small className={styles.formula}>{text.formula(name)}</small>
          </th>
          {columns.map(({ id, entity }, at) => {
            const ratio = ratios[at]?.find((each) => each.name === name);
            const why = text.shortReason(ratio);
            return (
              <td
                key={id}
                className={classNames('num', ratio && isLoss(ratio) && 'loss')}
                data-l={nameOfEntity(entity)}
              >
                <span>
                  <span>{ratio ? text.value(ratio) : '–'}</span>
                  {why ? <small className={styles.formula}>{why}</small> : null}
                  {ratio ? (
                    <small className={styles.formula}>
                      {ratio.figures
                        .map((figure) => text.figureAmount(figure, decimals[at] ?? 0))
                        .join(ratio.as === 'change' ? ' / ' : ' ÷ ')}
                    </small>
                  ) : null}
                </span>
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
