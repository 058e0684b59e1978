import type { KeyUnder } from '#shared/i18n/texts.ts';
import { useTranslation } from 'react-i18next';
import { lineCode, statementOf, type IndicatorRow } from './row.ts';
import type { Trend } from './trends.ts';

export type RowLabel = {
  label: string;
  /** The line code of the old forms, shown beside the label; '' for the newer keys and where the code is the label. */
  code: string;
};

/** Labels of indicator rows in the language of the page (R3.5, readings): the form's name of the line, else the code alone. */
export function useRowLabel(): (row: IndicatorRow) => RowLabel {
  const { t } = useTranslation('indicators');
  return (row) => {
    const code = lineCode(row);
    const statement = statementOf(row);
    if (!row.isNamed && code && statement)
      return { label: t('codeAlone', { statement: t(`statements.${statement}`), code }), code: '' };
    return {
      label: t(`lines.${row.group}.${row.label ?? row.key}` as `lines.${KeyUnder<'indicators', 'lines'>}`),
      code: code ? t('lineCode', { code }) : '',
    };
  };
}

/** Label of a line over the years: the newer form's name, with the old code where it has a counterpart before 2022. */
export function useTrendLabel(): (trend: Trend) => RowLabel {
  const { t } = useTranslation('indicators');
  const rowLabel = useRowLabel();
  return ({ old, now }) => {
    const named = now ?? old;
    if (!named) return { label: '', code: '' };
    // Where the newer form has a line each for profit and loss, one name covers both.
    const label = named.loss
      ? t(`results.${named.row.meaning as KeyUnder<'indicators', 'results'>}`)
      : rowLabel(named.row).label;
    const code = old && old.row.isNamed ? lineCode(old.row) : null;
    return { label, code: code ? t('lineCodeUntil', { code }) : '' };
  };
}
