import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Table, TableHead } from '#shared/ui/Table.tsx';
import { CRITERIA, enterpriseSize, sizeBy, type YearFigures } from './enterprise-size.ts';
import { useSizeRules } from './use-size-rules.ts';
import styles from './SizeCalculatorPage.module.css';

/** The result with its explanation: each criterion of both years, and whether the size changed (readings, P2.22). */
export function SizeResult({ current, last }: { current: YearFigures; last: YearFigures }) {
  const { t } = useTranslation('calculator');
  const lang = useLang();
  const heading = useRef<HTMLHeadingElement>(null);
  const { thresholds } = useSizeRules();
  const size = enterpriseSize(current, thresholds);
  const before = enterpriseSize(last, thresholds);
  const shown = useRef<YearFigures | null>(null);
  useEffect(() => {
    if (shown.current !== current) heading.current?.focus();
    shown.current = current;
  }, [current]);
  return (
    <section className={styles.result} aria-labelledby="size-result">
      <p className="xs muted">{t('result')}</p>
      <h2 id="size-result" ref={heading} tabIndex={-1} className={styles.verdict}>
        {t(`sizes.${size}`)}
      </h2>
      <p>
        {t('why', {
          size: t(`grades.${size}`),
          count: CRITERIA.filter((criterion) => sizeBy(criterion, current[criterion], thresholds) === size).length,
        })}
      </p>
      <p>{before === size ? t('unchanged') : t('changed', { from: t(`grades.${before}`), to: t(`grades.${size}`) })}</p>
      <Table caption={t('tableCaption')} stack>
        <TableHead columns={[t('criterion'), [t('current'), 'num'], [t('last'), 'num']]} />
        <tbody>
          {CRITERIA.map((criterion) => (
            <tr key={criterion}>
              <th scope="row">{t(`criteria.${criterion}.short`)}</th>
              {[current, last].map((year, at) => (
                <td key={at === 0 ? 'current' : 'last'} className="num" data-l={t(at === 0 ? 'current' : 'last')}>
                  <span>{formatNumber(year[criterion], lang)}</span>{' '}
                  <span className="muted">{`(${t(`grades.${sizeBy(criterion, year[criterion], thresholds)}`)})`}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** The thresholds in force and their source (readings, P2.22). */
export function Thresholds() {
  const { t } = useTranslation('calculator');
  const lang = useLang();
  const { thresholds, source } = useSizeRules();
  return (
    <section aria-labelledby="thresholds">
      <h2 id="thresholds" className="small">
        {t('thresholds')}
      </h2>
      <Table caption={t('thresholdsCaption')}>
        <TableHead
          columns={[t('criterion'), [t('grades.small'), 'num'], [t('grades.medium'), 'num'], [t('grades.big'), 'num']]}
        />
        <tbody>
          {CRITERIA.map((criterion) => {
            const { small, medium } = thresholds[criterion];
            const scale = criterion === 'employees' ? 1 : 1e6;
            const figure = (value: number) => formatNumber(value / scale, lang);
            return (
              <tr key={criterion}>
                <th scope="row">{t(`criteria.${criterion}.threshold`)}</th>
                <td className="num">{`< ${figure(small)}`}</td>
                <td className="num">{`${figure(small)}–${figure(medium)}`}</td>
                <td className="num">{`> ${figure(medium)}`}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <p className={`xs muted ${styles.source}`}>{source}</p>
      <p className="xs muted">{t('notOfficial')}</p>
    </section>
  );
}
