import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cantonById } from '#domain/reference/cantons.ts';
import { formatPercent } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { type MapScope, registerOfScope } from '../map-scope.ts';
import { type CantonSummary, type FederationSummary, rankedCount, type Ranking } from '../map.model.ts';
import { digitsAndUnit, exactFigure, shortFigure } from './format-figure.ts';
import { RelativeGapText, SumNotes } from './GapNotes.tsx';
import { type Indicator, indicatorsBeside, isRelative } from './map-indicators.ts';
import styles from './RegionPanel.module.css';

type RegionPanelProps = {
  /** The canton shown; null for the federation. */
  canton: CantonSummary | null;
  federation: FederationSummary;
  rankings: readonly Ranking[];
  indicator: Indicator;
  scope: MapScope;
  locked: boolean;
  onUnlock: () => void;
  level: 2 | 3;
};

/**
 * Facts about the region shown: year and the six indicators of reading (b) (P2.19) or the relative figures, place and share by the selected one, and a
 * link to the register filtered by that canton. Missing values are '–', with a note below where one was sent and cannot be
 * read; shortened ones have the exact value below. The federation says what its sums leave out.
 */
export function RegionPanel(props: RegionPanelProps) {
  const { canton, federation, rankings, indicator, scope, locked, onUnlock, level } = props;
  const lang = useLang();
  const { t } = useTranslation(['map', 'layout']);
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  const place = cantonById(canton?.id);
  const { year, figures, unreadable } = canton ?? federation;
  const ranking = rankings.find(({ id }) => id === canton?.id);
  const register = registerOfScope(scope);
  const share = ranking?.share ?? null;
  const rankingText = [
    ranking?.place ? t('place', { place: ranking.place, count: rankedCount(rankings) }) : null,
    share === null ? null : t('share', { share: formatPercent(share, lang, { decimals: 1 }) }),
  ];

  // The focus goes to the heading before the button disappears.
  const unlock = () => {
    heading.current?.focus({ preventScroll: true });
    onUnlock();
  };

  return (
    <div className={classNames(styles.panel, canton && styles['of-canton'])}>
      <p className="xs muted">
        {[place?.shortLabel, year === null ? t('yearUnknown') : t('yearLong', { year })].filter(Boolean).join(' · ')}
      </p>
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {place?.name[lang] ?? t('layout:federation')}
      </Heading>
      <dl className={styles.figures}>
        {indicatorsBeside(indicator).map((name) => {
          const figure = figures[name];
          const short = shortFigure(figure, name, lang);
          const exact = exactFigure(figure, name, lang);
          const { digits, unit } = digitsAndUnit(short);
          const selected = name === indicator;
          return (
            <div key={name} className={classNames(styles.figure, selected && styles.selected)}>
              <dt>{t(`indicator.${name}`)}</dt>
              <dd className={classNames(figure !== null && figure < 0 && styles.loss)}>
                <span>{digits}</span>
                {unit ? <small>{` ${unit}`}</small> : null}
                {exact === short ? null : <span className={styles.exact}>{exact}</span>}
                {!isRelative(name) && unreadable.includes(name) ? (
                  <span className={styles.exact}>{t('unreadable')}</span>
                ) : null}
                <RelativeGapText of={{ figures, unreadable }} indicator={name} className={styles.exact} />
              </dd>
              {selected ? <dd className={styles.ranking}>{rankingText.filter(Boolean).join(' · ')}</dd> : null}
            </div>
          );
        })}
      </dl>
      <div className="button-row">
        <ButtonLink to={href(register.route, lang, undefined, { countyId: canton?.id, ...register.query })}>
          {canton === null
            ? t('layout:screens.entitySearch')
            : register.only === null
              ? t(scope.isPublic ? 'registerPublic' : 'register')
              : t('registerOnly', { register: t(`type.${register.only}`) })}
        </ButtonLink>
        {locked ? (
          <Button variant="quiet" icon={RotateCcw} onClick={unlock}>
            {t('unlock')}
          </Button>
        ) : null}
      </div>
      {canton === null ? (
        <div className={styles.note}>
          <SumNotes federation={federation} indicators={indicatorsBeside(indicator)} />
        </div>
      ) : null}
    </div>
  );
}
