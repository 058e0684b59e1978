import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accountDisplay, groupedAccount } from '#domain/legal-entity/account-display.ts';
import { useBankAccountState } from '#domain/legal-entity/bank-account.api.ts';
import { DrawnValue, NOT_AVAILABLE } from '#domain/legal-entity/DrawnValue.tsx';
import { groupedIban, ibanOf } from '#domain/legal-entity/iban.ts';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { isRefusedByAccounts, isUnknownToAccounts } from '#domain/legal-entity/main-account.ts';
import { cantonName } from '#domain/reference/cantons.ts';
import { isJib } from '#shared/format/jib.ts';
import { plainText } from '#shared/html/strip-html.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ServerLines } from '#shared/ui/FailureText.tsx';
import { NotLoaded, SheetPart } from './SheetPart.tsx';
import styles from './ExtractSheet.module.css';

/** Facts beside each other: a small name above each value. */
export function FactGrid({ facts }: { facts: readonly (readonly [name: string, value: ReactNode] | null)[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) =>
        fact ? (
          <div key={fact[0]}>
            <dt>{fact[0]}</dt>
            <dd>{fact[1]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** Basic information, contact, activities and the main account (R2.4). What is drawn on the screen is drawn on paper. */
export function SheetDetails({ entity }: { entity: LegalEntity }) {
  const { t } = useTranslation(['entity-profile', 'legal-entity']);
  const lang = useLang();
  return (
    <>
      <SheetPart title={t('sources.parts.basic')}>
        <FactGrid
          facts={[
            [t('fields.legalEntityType'), entity.legalEntityType || NOT_AVAILABLE],
            [t('fields.county'), cantonName(entity.county, lang) || NOT_AVAILABLE],
            [t('fields.municipality'), entity.municipality || NOT_AVAILABLE],
            [t('fields.address'), <DrawnValue key="address" text={entity.address} />],
            entity.vatNumber ? [t('fields.vatNumber'), <DrawnValue key="vat" text={entity.vatNumber} />] : null,
            [t('fields.phone'), <DrawnValue key="phone" text={entity.phone} />],
            [t('fields.email'), <DrawnValue key="email" text={entity.email} />],
            [t('fields.webSite'), <DrawnValue key="web" text={entity.webSite} />],
          ]}
        />
      </SheetPart>
      <SheetPart title={t('sources.parts.activity')}>
        <ul className={styles.activities}>
          {entity.activities.map(({ code, letter, description, priority, isMain }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the agency may send the same activity twice
            <li key={at}>
              <b>{[letter || NOT_AVAILABLE, code || NOT_AVAILABLE].join(' ')}</b>
              <span>{description || NOT_AVAILABLE}</span>
              <span>{priority || (isMain ? t('mainActivity') : NOT_AVAILABLE)}</span>
            </li>
          ))}
        </ul>
      </SheetPart>
      <SheetPart title={t('legal-entity:account.title')}>
        <Account jib={entity.jib} />
      </SheetPart>
    </>
  );
}

function Account({ jib }: { jib: string }) {
  const { t } = useTranslation(['entity-profile', 'legal-entity']);
  const lang = useLang();
  const answer = useBankAccountState({ jib, lang }, { skip: !isJib(jib) });
  if (!isJib(jib)) return <p>{t(jib.trim() === '' ? 'legal-entity:account.noJib' : 'legal-entity:account.oddJib')}</p>;
  if (!answer.currentData && isRefusedByAccounts(answer.error)) return <ServerLines error={answer.error} />;
  if (!answer.currentData)
    return isUnknownToAccounts(answer.error) ? <p>{t('legal-entity:account.none')}</p> : <NotLoaded />;
  const display = accountDisplay(answer.currentData);
  if (display.kind !== 'account')
    return (
      <>
        <p>{t('legal-entity:account.none')}</p>
        {display.kind === 'message' ? <p className={styles.note}>{plainText(display.html)}</p> : null}
      </>
    );
  const { account, message } = display;
  const iban = ibanOf(account.accountNumber);
  return (
    <>
      <FactGrid
        facts={[
          [t('legal-entity:account.number'), groupedAccount(account.accountNumber) || NOT_AVAILABLE],
          iban === null ? null : [t('iban.label'), groupedIban(iban)],
          [t('legal-entity:account.bank'), account.bank.name || NOT_AVAILABLE],
          [t('legal-entity:account.status'), account.status.name || account.status.code || NOT_AVAILABLE],
        ]}
      />
      {message ? (
        <p className={styles.note}>{[message.title, plainText(message.content)].filter(Boolean).join('. ')}</p>
      ) : null}
    </>
  );
}
