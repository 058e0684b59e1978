import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/date.ts';
import { type Figure, formatNumber, MISSING, UNREADABLE } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { activityOf, entityOf, jibOf, placeOf, valueIn } from '../run/cells.ts';
import type { CheckedEntity, CheckRow, CheckColumn, Values } from '../run/list-check.ts';

export type CellTexts = ReturnType<typeof useCellTexts>;

/** What cells say in the language of the page, also for the filter and the files; without a value, why they have none. */
export function useCellTexts() {
  const { t } = useTranslation(['list-check', 'indicators']);
  const lang = useLang();
  return useMemo(() => {
    const figure = (value: Figure) =>
      value === UNREADABLE ? t('indicators:gaps.unreadable') : formatNumber(value, lang, { decimals: 0 });

    const place = (entity: CheckedEntity) => placeOf(entity, lang);
    const account = ({ name }: Values['account']) => name || t('noAccount');
    const kinds = ({ kinds: all }: Values['proceedings']) => all.map((kind) => t(`proceedings.${kind}`)).join(', ');
    const proceedings = (value: Values['proceedings']) => {
      if (value.count === 0) return t('none');
      const documents = t('documents', { count: value.count });
      return [kinds(value), value.latest ? t('latest', { documents, date: formatDate(value.latest, lang) }) : documents]
        .filter(Boolean)
        .join(': ');
    };
    const report = ({ year, typeName }: Values['report']) =>
      year === null ? t('none') : [String(year), typeName].filter(Boolean).join(', ');
    const redPortal = ({ status }: Values['redPortal']) => (status ? t(`redPortal.${status}`) : t('notListed'));

    const figuresOf = ({ year, isVisible, result, employees }: Values['report']) => [
      year === null || isVisible ? '' : t('figuresHidden'),
      figure(result),
      figure(employees),
    ];

    /** Why a cell has no value; '' when it has one. */
    const gap = (row: CheckRow, column: CheckColumn): string => {
      const { state } = row[column];
      if (state === 'known') return '';
      if (state === 'off') return MISSING;
      if (state === 'failed' || row.entity.state === 'failed') return t('notChecked');
      if (valueIn(row, 'entity')?.kind === 'several') return t('afterSelection');
      return t(state === 'pending' ? 'pending' : 'waiting');
    };
    const valueOf = <Name extends CheckColumn>(row: CheckRow, column: Name, text: (value: Values[Name]) => string) => {
      const value = valueIn(row, column);
      return value === null ? gap(row, column) : text(value);
    };

    /** Everything that a row shows, for the filter. */
    const row = (of: CheckRow): string => {
      const entity = entityOf(of);
      const known = valueIn(of, 'report');
      return [
        of.given,
        jibOf(of),
        of.wanted.kind === 'unclear' ? of.wanted.number : '',
        entity?.name,
        entity && place(entity),
        entity && activityOf(entity),
        valueOf(of, 'account', account),
        valueOf(of, 'proceedings', proceedings),
        valueOf(of, 'report', report),
        ...(known ? figuresOf(known) : []),
        valueOf(of, 'redPortal', redPortal),
      ]
        .filter(Boolean)
        .join(' ');
    };
    return { figure, place, account, kinds, proceedings, report, redPortal, gap, valueOf, row };
  }, [t, lang]);
}
