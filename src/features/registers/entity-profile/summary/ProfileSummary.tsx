import { useTranslation } from 'react-i18next';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import type { ProfileAnswers } from '../use-profile-answers.ts';
import { useProfileSentences } from './use-profile-sentences.ts';
import styles from './ProfileSummary.module.css';

/** The profile in three to six sentences (R2.4), above the tables and in print. */
export function ProfileSummary(profile: ProfileAnswers) {
  const { t } = useTranslation('entity-profile');
  const sentences = useProfileSentences(profile);
  const isPending = sentences.some(({ text }) => text === null);
  return (
    <section className={styles.summary} aria-labelledby="summary" aria-busy={isPending || undefined}>
      <h2 id="summary">{t('summary.title')}</h2>
      <p className={styles.text}>
        {isPending ? <VisuallyHidden>{t('summary.loading')}</VisuallyHidden> : null}
        {sentences.map(({ about, text }) =>
          text === null ? <Skeleton key={about} width="100%" height="1em" /> : <span key={about}>{`${text} `}</span>,
        )}
      </p>
      <p className={styles.note}>{t('summary.computed')}</p>
    </section>
  );
}
