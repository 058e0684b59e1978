import { useTranslation } from 'react-i18next';
import { MISSION } from '#domain/reference/agency/agency-lists.ts';
import { useTextList } from '../use-text-list.ts';
import styles from './Vision.module.css';

/** Vision, values and the four boxes of the mission (P2.17). */
export function Vision() {
  const { t } = useTranslation(['about-us', 'agency']);
  const list = useTextList('about-us');
  return (
    <>
      <p className={styles.vision}>{t('vision.text')}</p>
      <h3 className={styles.head}>{t('vision.values')}</h3>
      <ul className={styles.values}>
        {list('points.values').map((value) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
      <h3 className={styles.head}>{t('vision.mission')}</h3>
      <ul className={styles.mission}>
        {MISSION.map((key) => (
          <li key={key} id={key}>
            <h4>{t(`agency:mission.${key}.title`)}</h4>
            <p>{t(`agency:mission.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
