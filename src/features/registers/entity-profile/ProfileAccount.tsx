import { useTranslation } from 'react-i18next';
import { EntityAccount } from '#domain/legal-entity/AccountPanel.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';

/** A file of its own, because it knows the account numbers of all countries. Its row has its place while it loads. */
const Iban = lazyPart(async () => (await import('./Iban.tsx')).Iban, {
  waiting: () => <IbanPlaceholder />,
  failed: () => null,
});

function IbanPlaceholder() {
  const { t } = useTranslation('entity-profile');
  return (
    <div aria-busy="true">
      <dt>{t('iban.label')}</dt>
      <dd>…</dd>
    </div>
  );
}

/** An account number of 16 digits; any other has no IBAN. */
const DOMESTIC = /^(?:[\s-]*\d){16}[\s-]*$/;

const ibanRow = (accountNumber: string) =>
  DOMESTIC.test(accountNumber) ? <Iban accountNumber={accountNumber} /> : null;

/** The main account of a profile (R2.4) with the computed IBAN of a number of 16 digits. */
export function ProfileAccount({ jib }: { jib: string }) {
  return <EntityAccount jib={jib} afterNumber={ibanRow} />;
}
