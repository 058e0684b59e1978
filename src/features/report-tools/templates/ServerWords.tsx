import { useTranslation } from 'react-i18next';
import type { ApiError } from '#shared/http/api-error.ts';
import styles from './ServerWords.module.css';

/** The agency's own words about a refusal: plain text, capped when it was read (A51). */
export function ServerText({ of }: { of: ApiError }) {
  const { t } = useTranslation('templates');
  if (of.message === undefined) return null;
  return (
    <figure className={styles.words}>
      <figcaption>{t('serverWords')}</figcaption>
      <blockquote dir="auto">{of.message}</blockquote>
    </figure>
  );
}
