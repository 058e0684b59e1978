import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { formatDateTime } from '#shared/format/date.ts';
import styles from './EntityProfile.module.css';

/** The foot of a printed extract: who publishes it, when it was read, and its address. */
export function ExtractSource({ entity, loadedAt }: { entity: LegalEntity; loadedAt: Date }) {
  const { t } = useTranslation(['entity-profile', 'layout']);
  const lang = useLang();
  const address = typeof window === 'undefined' ? '' : window.location.origin + window.location.pathname;
  return (
    <footer className={`${styles.source} print-only`}>
      <p>{t('source', { agency: t('layout:agency'), date: formatDateTime(loadedAt, lang), name: entity.shortName })}</p>
      <p>{address}</p>
    </footer>
  );
}
