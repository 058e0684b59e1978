import { useTranslation } from 'react-i18next';
import styles from './RatingLevels.module.css';

/** Levels of the credit rating from the highest down (P2.16, P9); `steps` bars of three are filled. */
const LEVELS = [
  { key: 'gold', steps: 3 },
  { key: 'silver', steps: 2 },
  { key: 'bronze', steps: 1 },
] as const;

/** The three levels: name, how high of three, and what it says. */
export function RatingLevels() {
  const { t } = useTranslation('credit-rating');
  return (
    <ol className={styles.levels}>
      {LEVELS.map(({ key, steps }) => (
        <li key={key}>
          <span className={styles.steps} aria-hidden="true">
            {LEVELS.map(({ steps: step }) => (
              <i key={step} className={4 - step <= steps ? styles.on : undefined} />
            ))}
          </span>
          <div>
            <h3>{t(`levels.${key}.title`)}</h3>
            <p>{t(`levels.${key}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
