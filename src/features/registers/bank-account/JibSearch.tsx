import { Search } from 'lucide-react';
import { useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import styles from './BankAccountPage.module.css';
import type { useAccountLookup } from './use-account-lookup.ts';
import { useEnterAnywhere } from './use-enter-anywhere.ts';

/** The jib and 'Search'; Enter anywhere on the screen does the same (R2.6). A wrong jib is explained and not asked for. */
export function JibSearch({ lookup }: { lookup: ReturnType<typeof useAccountLookup> }) {
  const { t } = useTranslation('bank-account');
  const field = useRef<HTMLInputElement>(null);
  const { typed, type, problem, isPending } = lookup;

  function run(): void {
    if (!lookup.lookUp()) field.current?.focus();
  }
  useEnterAnywhere(run);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    run();
  }

  return (
    <search aria-label={t('searchLabel')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          id="jib"
          name="jib"
          label={t('jib')}
          hint={t('jibHint')}
          required
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          className={styles.jib}
          value={typed}
          error={problem && t(problem)}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" variant="primary" icon={Search} wide="on-phones" isPending={isPending}>
          {t('search')}
        </Button>
      </form>
    </search>
  );
}
