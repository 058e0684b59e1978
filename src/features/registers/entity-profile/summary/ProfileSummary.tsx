import { useTranslation } from 'react-i18next';
import { useBankAccountState } from '#domain/legal-entity/bank-account.api.ts';
import { isUnknownToAccounts } from '#domain/legal-entity/main-account.ts';
import { isJib } from '#shared/format/jib.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import type { ProfileAnswers } from '../use-profile-answers.ts';
import { accountFact, latestYear, proceedingsFact, type ProfileFacts } from './profile-facts.ts';
import { profileSentences, type Sentence } from './profile-sentences.ts';
import styles from './ProfileSummary.module.css';

/** The profile in three to six sentences (R2.4), above the tables and in print. */
export function ProfileSummary(profile: ProfileAnswers) {
  const { t } = useTranslation(['entity-profile', 'ui']);
  const sentences = useProfileSentences(profile);
  const isPending = sentences.some(({ text }) => text === null);
  return (
    <section className={styles.summary} aria-labelledby="summary" aria-busy={isPending || undefined}>
      <h2 id="summary">{t('summary.title')}</h2>
      <p className={styles.text}>
        {isPending ? <VisuallyHidden>{t('ui:loading')}</VisuallyHidden> : null}
        {sentences.map(({ about, text }) =>
          text === null ? <Skeleton key={about} width="100%" height="1em" /> : <span key={about}>{`${text} `}</span>,
        )}
      </p>
      <p className={styles.note}>{t('summary.computed')}</p>
    </section>
  );
}

/** The profile in sentences (R2.4), from the answers that other parts of the page request: none is requested for it alone. */
export function useProfileSentences(answers: ProfileAnswers): Sentence[] {
  const { t } = useTranslation('entity-profile');
  const lang = useLang();
  return profileSentences(useProfileFacts(answers), t, lang);
}

function useProfileFacts({ entity, reports, proceedings }: ProfileAnswers): ProfileFacts {
  const lang = useLang();
  const { jib, register, isMicro, isVisibleEntity } = entity;
  // The cards of an entity that is not visible are hidden, and so are its figures here.
  const form = register !== null && isVisibleEntity ? { register, isMicro } : null;
  const account = useBankAccountState({ jib, lang }, { skip: !isJib(jib) });
  return {
    entity,
    latest: form && (reports.currentData ? latestYear(form, reports.currentData) : unlessPending(reports)),
    account: isJib(jib) ? factOfAccount(account) : null,
    proceedings:
      proceedings.kind === 'known'
        ? proceedingsFact(proceedings.documents)
        : proceedings.kind === 'pending'
          ? undefined
          : null,
  };
}

type Answer<Data> = { currentData?: Data | undefined; error?: unknown };

/** Undefined while a first answer is being loaded, null once it has failed; a failure stays one during another try. */
const unlessPending = ({ error }: Answer<unknown>) => (error === undefined ? undefined : null);

/** A register that does not know the jib has no account for it (R2.6). */
function factOfAccount(account: Answer<Parameters<typeof accountFact>[0]>): ProfileFacts['account'] {
  if (account.currentData) return accountFact(account.currentData);
  return isUnknownToAccounts(account.error) ? { kind: 'none' } : unlessPending(account);
}
