import type { TFunction } from 'i18next';
import { type FigureLine, type FiguresShown, unitOf } from '../figure-lines.ts';
import { wholeOf } from '../figure-measure.ts';
import { lineCode } from '../indicator-row.ts';
import type { Side } from '../trends.ts';
import { rowLabelIn, trendLabelIn } from '../use-indicator-text.ts';

/** Texts about the lines of a file of figures in the language of `t`: name, unit, formula, and the lines on either form. */
export function figureLineTexts(
  t: TFunction<'indicators'>,
  { measure, baseYears }: Omit<FiguresShown, 'kind' | 'years'>,
) {
  const trendLabel = trendLabelIn(t);
  const rowLabel = rowLabelIn(t);
  const isMeasured = ({ ratio }: FigureLine) => ratio === null && measure !== 'amount';

  // A row that states the loss belongs to the same line of the table; only lines are summed.
  const nameOf = ({ row, loss }: Side) => (loss ? [row, loss] : [row]).map((each) => rowLabel(each).label).join(' / ');
  const namesOf = (sides: readonly Side[]) => sides.map(nameOf).join(' + ');

  /** `percent of total assets`, the index with its base years, or '' when the line has neither. */
  function measuredUnit(line: FigureLine): string {
    const bases = Object.values(baseYears).toSorted((a, b) => a - b);
    if (measure === 'index') return t('measure.unitIndex', { years: bases.join(', ') });
    const row = [...line.now, ...line.old][0]?.row;
    const whole = row && wholeOf(row);
    return whole ? t(`measure.unitShare.${whole}`) : '';
  }

  return {
    name: (line: FigureLine): string => {
      if (line.ratio === null) return trendLabel(line.trend).label;
      const name = t(`ratios.${line.ratio}.name`);
      return line.part === 'ratio' ? name : `${name}: ${t(`ratioParts.${line.part}`)}`;
    },
    card: ({ card }: FigureLine) => (card ? t(`cards.${card}`) : t('ratiosTitle')),
    unit: (line: FigureLine): string => (isMeasured(line) ? measuredUnit(line) : t(`fileUnits.${unitOf(line)}`)),
    formula: (line: FigureLine): string => {
      if (isMeasured(line)) return t(`measure.formula.${measure === 'index' ? 'index' : 'share'}`);
      return line.ratio !== null && line.part === 'ratio' ? t(`ratios.${line.ratio}.formula`) : '';
    },
    oldNames: (line: FigureLine) => namesOf(line.old),
    nowNames: (line: FigureLine) => namesOf(line.now),
    oldCode: ({ old }: FigureLine) => old.flatMap(({ row }) => lineCode(row) ?? []).join(' + '),
    /** How the line continues across the change of forms; '' for a ratio, whose two figures say it. */
    seriesBreak: (line: FigureLine): string => {
      const [old, now] = [namesOf(line.old), namesOf(line.now)];
      if (old && now) return t('codebook.both', { old, now });
      if (old) return t('codebook.onlyOld', { old });
      return now ? t('codebook.onlyNow', { now }) : t('ratiosYearsNote');
    },
  };
}
