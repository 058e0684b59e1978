import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/number.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { type CantonSummary, yearsText } from '../map.model.ts';
import type { MapClass } from './choropleth-classes.ts';
import { useColumnLabel } from './format-figure.ts';
import { type Indicator, isMoney } from './map-indicators.ts';
import colours from './CantonMap.module.css';
import styles from './MapLegend.module.css';

type MapLegendProps = {
  cantons: readonly CantonSummary[];
  mapClasses: readonly MapClass[];
  indicator: Indicator;
  scope: string;
};

/** Explains the colours: the smallest and largest figure of each class, with separate entries for losses and for what is missing or unreadable. */
export function MapLegend({ cantons, mapClasses, indicator, scope }: MapLegendProps) {
  const lang = useLang();
  const { t } = useTranslation('map');
  const patternId = useId();
  const money = isMoney(indicator);
  const limit = (figure: number) =>
    money ? shortNumber(figure, lang, '') : formatNumber(figure, lang, { decimals: 0 });
  const year = yearsText(cantons);
  const title = [useColumnLabel()(indicator), year !== null && t('yearShort', { year })];
  const withoutFigure = cantons.filter(({ figures }) => figures[indicator] === null);
  const isUnreadable = ({ unreadable }: CantonSummary) => unreadable.includes(indicator);
  const gaps = [
    withoutFigure.every(isUnreadable) ? null : t('noData'),
    withoutFigure.some(isUnreadable) ? t('unreadable') : null,
  ];
  return (
    <div className={styles.legend}>
      <p>
        <span className={styles.title}>{title.filter(Boolean).join(', ')}</span> <span>{`· ${scope}`}</span>
      </p>
      <ul className={styles.classes}>
        {mapClasses.map(({ level, from, to }) => (
          <li key={level}>
            <svg className={styles.swatch} aria-hidden="true">
              <rect className={classNames(colours.shape, colours[`level-${level}`])} />
            </svg>
            {level === 'loss' ? <span>{`${t('loss')}: `}</span> : null}
            <span className={styles.limits}>{limit(from)}</span>
            {from === to ? null : (
              <>
                <span> – </span>
                <span className={styles.limits}>{limit(to)}</span>
              </>
            )}
          </li>
        ))}
        {withoutFigure.length > 0 ? (
          <li className={styles.gap}>
            <svg className={styles.swatch} aria-hidden="true">
              <NoDataPattern id={patternId} />
              <rect style={{ fill: `url(#${patternId})` }} />
            </svg>
            <span>{gaps.filter(Boolean).join(', ')}</span>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/** Hatching for 'no data' and unreadable figures, which cannot be mistaken for a low figure, not even in greyscale. Use as `fill: url(#id)`. */
export function NoDataPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={colours['pattern-ground']} width="7" height="7" />
        <line className={colours['pattern-line']} y2="7" />
      </pattern>
    </defs>
  );
}
