import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { SIZE_THRESHOLDS } from '#shared/config/enterprise-size.ts';
import { formatNumber } from '#shared/format/number.ts';
import { Table } from '#shared/ui/Table.tsx';
import { CRITERIA } from './enterprise-size.ts';
import styles from './SizeCalculatorPage.module.css';

/** The thresholds in force and their source (readings, P2.22). */
export function Thresholds() {
  const { t } = useTranslation('calculator');
  const lang = useLang();
  return (
    <section aria-labelledby="thresholds">
      <h2 id="thresholds" className="small">
        {t('thresholds')}
      </h2>
      <Table caption={t('thresholdsCaption')}>
        <thead>
          <tr>
            <th scope="col">{t('criterion')}</th>
            <th scope="col" className="num">
              {t('grades.small')}
            </th>
            <th scope="col" className="num">
              {t('grades.medium')}
            </th>
            <th scope="col" className="num">
              {t('grades.big')}
            </th>
          </tr>
        </thead>
        <tbody>
          {CRITERIA.map((criterion) => {
            const { small, medium } = SIZE_THRESHOLDS[criterion];
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
      <p className={`xs muted ${styles.source}`}>{t('source')}</p>
    </section>
  );
}
