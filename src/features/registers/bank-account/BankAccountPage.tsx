import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#domain/content/Page.tsx';
import { requestFormUrl } from '#domain/legal-entity/account-display.ts';
import { Button } from '#shared/ui/Button.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { AccountResult } from './AccountResult.tsx';
import { useAccountLookup } from './use-account-lookup.ts';
import styles from './BankAccountPage.module.css';

/** Elements on which Enter already has a function. */
const OWN_ENTER =
  'a, button, input, select, textarea, summary, dialog, [contenteditable], [role="button"], [role="menuitem"]';

/**
 * Runs `act` for Enter pressed anywhere on the screen (R2.6), unless Enter already has a function: on a link or button, in a
 * field (its form submits itself) or in a dialog. A key held down counts once (faults E11).
 */
function useEnterAnywhere(act: () => void): void {
  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || event.isComposing || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_ENTER)) return;
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEnter(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Main bank account lookup by jib in the single register of accounts (R2.6). */
export default function BankAccountPage() {
  const { t } = useTranslation('bank-account');
  const lookup = useAccountLookup();
  return (
    <Page base="bankAccount" trail="register" title={t('title')} intro={t('intro')}>
      <div className={styles.layout}>
        <div className="stack-4">
          <JibSearch lookup={lookup} />
          {lookup.jib === null ? null : <AccountResult jib={lookup.jib} query={lookup.query} />}
        </div>
        <AccountNote />
      </div>
    </Page>
  );
}

/** The note beside the lookup (R2.6): what the register contains, and how certificates are obtained (R3.6). */
function AccountNote() {
  const { t } = useTranslation(['bank-account', 'legal-entity']);
  return (
    <aside className={`no-print ${styles.note}`} aria-labelledby="account-note">
      <h2 id="account-note" className="title-m">
        {t('note.title')}
      </h2>
      <p>{t('note.source')}</p>
      <p>
        <span>{t('legal-entity:account.certificate')}</span>{' '}
        <ExternalLink href={requestFormUrl}>{t('legal-entity:account.requestForm')}</ExternalLink>
        <span>.</span>
      </p>
    </aside>
  );
}

/** The jib and 'Search'; Enter anywhere does the same (R2.6). An invalid jib shows its problem and makes no call. */
function JibSearch({ lookup }: { lookup: ReturnType<typeof useAccountLookup> }) {
  const { t } = useTranslation(['bank-account', 'ui']);
  const { field, focus, problem, isPending } = lookup;

  function run(): void {
    if (!lookup.lookUp()) focus();
  }
  useEnterAnywhere(run);

  return (
    <search aria-label={t('searchLabel')}>
      <form
        className={`no-print ${styles.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <TextField
          id="jib"
          label={t('jib')}
          hint={t('jibHint')}
          required
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          className={styles.jib}
          error={problem && t(`ui:${problem}`)}
          {...field}
        />
        <Button type="submit" variant="primary" icon={Search} wide="on-phones" isPending={isPending}>
          {t('search')}
        </Button>
      </form>
    </search>
  );
}
