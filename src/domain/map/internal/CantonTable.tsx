import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { cantonById } from '#domain/reference/cantons.ts';
import { collate } from '#shared/format/fold.ts';
import { formatNumber, formatPercent, MISSING } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { SortButton, Table, tableClasses } from '#shared/ui/Table.tsx';
import type { CantonSummary, FederationSummary, Ranking } from '../map.model.ts';
import { type CantonColumn, type CantonOrder, orderAfter, sortCantons } from './canton-order.ts';
import { useColumnLabel } from './format-figure.ts';
import { RelativeGapText } from './GapNotes.tsx';
import { type Indicator, indicatorsBeside, isRelative } from './map-indicators.ts';
import type { MapRegionAction } from './map-region.ts';
import styles from './CantonTable.module.css';

type CantonTableProps = {
  cantons: readonly CantonSummary[];
  federation: FederationSummary;
  rankings: readonly Ranking[];
  indicator: Indicator;
  locked: number | null;
  /** How the rows are sorted; null for the greatest figure of the indicator first. */
  order: CantonOrder | null;
  onOrder: (next: CantonOrder) => void;
  act: (action: MapRegionAction) => void;
};

/**
 * The map's figures as an exact, sortable table: the ranking of the cantons by the selected indicator with their share of the
 * federation; a text alternative to the map. Selecting a canton locks it.
 */
export const CantonTable = memo(function CantonTable(props: CantonTableProps) {
  const { cantons, federation, rankings, indicator, locked, onOrder, act } = props;
  const lang = useLang();
  const { t } = useTranslation(['map', 'layout', 'ui']);
  const labelOf = useColumnLabel();
  const order = props.order ?? { column: indicator, direction: 'descending' };
  const nameOf = ({ id }: { id: number }) => cantonById(id)?.name[lang] ?? '';
  // A common year is shown above the map, so that the column is only needed for different years.
  const mixedYears = new Set(cantons.flatMap(({ year }) => year ?? [])).size > 1;
  const sorted = sortCantons(cantons, order, (a, b) => collate(nameOf(a), nameOf(b)));

  const head = (column: CantonColumn, label: string, className?: string) => {
    const direction = order.column === column ? order.direction : null;
    return (
      <th key={column} scope="col" className={className} aria-sort={direction ?? undefined}>
        <SortButton direction={direction} onSort={() => onOrder(orderAfter(order, column))}>
          {label}
        </SortButton>
      </th>
    );
  };

  return (
    <Table caption={t('table')} captionHidden className={classNames(tableClasses.selectable, styles.table) ?? ''}>
      <thead>
        <tr>
          {head('name', t('tableCanton'))}
          {mixedYears ? head('year', t('ui:year'), classNames('num', styles.other)) : null}
          <th scope="col" className={classNames('num', styles.other)}>
            {t('tablePlace')}
          </th>
          {isRelative(indicator) ? null : (
            <th scope="col" className="num" aria-label={t('tableShareOf', { indicator: t(`indicator.${indicator}`) })}>
              {t('tableShare')}
            </th>
          )}
          {indicatorsBeside(indicator).map((name) =>
            head(name, labelOf(name), classNames('num', name !== indicator && styles.other)),
          )}
        </tr>
      </thead>
      <tbody>
        {sorted.map((canton) => (
          <tr
            key={canton.id}
            aria-selected={canton.id === locked}
            onPointerEnter={() => act({ type: 'entered', canton: canton.id })}
            onPointerLeave={() => act({ type: 'left', canton: canton.id })}
          >
            <th scope="row">
              <button
                type="button"
                className={styles.name}
                aria-pressed={canton.id === locked}
                onClick={() => act({ type: 'toggled', canton: canton.id })}
              >
                {nameOf(canton)}
              </button>
            </th>
            <CantonCells
              of={canton}
              ranking={rankings.find(({ id }) => id === canton.id)}
              {...{ indicator, mixedYears }}
            />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('layout:federation')}</th>
          <CantonCells of={federation} ranking={undefined} {...{ indicator, mixedYears }} />
        </tr>
      </tfoot>
    </Table>
  );
});

type CantonCellsProps = {
  of: Omit<CantonSummary, 'id'>;
  /** Place and share of a canton; undefined for the federation. */
  ranking: Ranking | undefined;
  indicator: Indicator;
  mixedYears: boolean;
};

/** The cells of one row: year, place, share with its bar, then the indicators. Relative figures have no share. */
function CantonCells({ of: { year, figures, unreadable }, ranking, indicator, mixedYears }: CantonCellsProps) {
  const lang = useLang();
  const { t } = useTranslation('map');
  const share = ranking?.share ?? null;
  return (
    <>
      {mixedYears ? <td className={classNames('num', styles.other)}>{year ?? MISSING}</td> : null}
      <td className={classNames('num', styles.other)}>{ranking ? (ranking.place ?? MISSING) : null}</td>
      {isRelative(indicator) ? null : (
        <td className="num">
          <span>{ranking ? formatPercent(share, lang, { decimals: 1 }) : null}</span>
          {ranking ? (
            <svg className={styles.bar} aria-hidden="true">
              <rect width={`${Math.min(share ?? 0, 100)}%`} height="100%" />
            </svg>
          ) : null}
        </td>
      )}
      {indicatorsBeside(indicator).map((name) => {
        const figure = figures[name];
        return (
          <td
            key={name}
            className={classNames(
              'num',
              name === indicator ? styles.selected : styles.other,
              figure !== null && figure < 0 && 'loss',
            )}
          >
            <span>
              {!isRelative(name) && unreadable.includes(name)
                ? t('unreadable')
                : formatNumber(figure, lang, { decimals: 0 })}
            </span>
            <RelativeGapText of={{ figures, unreadable }} indicator={name} className={styles.gap} />
          </td>
        );
      })}
    </>
  );
}
