import X from 'lucide-react/icons/x';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { MISSING } from '#shared/format/number.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { PhoneLink } from '#shared/ui/PhoneLink.tsx';
import { isMain, type Office } from './office.model.ts';
import { focusPin, OfficeSign } from './OfficePin.tsx';
import { useOfficeFacts, useOfficeName } from './use-office-facts.ts';
import styles from './OfficeCard.module.css';

type OfficeCardProps = { office: Office | null; pinned: boolean; onClose: () => void };

/** The selected office (P2.21): name, phone to call, address with postal code, facts of the agency's file; else a hint. */
export function OfficeCard({ office, pinned, onClose }: OfficeCardProps) {
  const { t } = useTranslation('locations');
  const nameOf = useOfficeName();
  const factsOf = useOfficeFacts();
  if (!office) return <p className={styles.hint}>{t('cardHint')}</p>;
  const { address, hours, services } = factsOf(office);
  const facts = [
    ['phone', <CallLink key="phone" phone={office.phone} />],
    ['address', address],
    ['mail', <MailLink key="mail" mail={office.mail} />],
    ['hours', hours],
    ['services', services.join(', ')],
  ] as const;
  // The focus goes back to the pin before the button disappears.
  const close = () => {
    focusPin(office.id);
    onClose();
  };
  return (
    <section className={styles.card} aria-label={nameOf(office)}>
      <p className={styles.name}>
        <OfficeSign main={isMain(office)} />
        <span>{nameOf(office)}</span>
      </p>
      <dl>
        {facts.map(([name, fact]) =>
          fact ? (
            <Fragment key={name}>
              <dt>{t(name)}</dt>
              <dd>{fact}</dd>
            </Fragment>
          ) : null,
        )}
      </dl>
      {pinned ? (
        <IconButton className={styles.close} icon={X} label={t('closeCard')} bare size="small" onClick={close} />
      ) : null}
    </section>
  );
}

/** A phone number as a call link; '–' if there is none. */
export function CallLink({ phone }: { phone: string | null }) {
  const { t } = useTranslation('locations');
  if (!phone) return MISSING;
  return <PhoneLink number={phone} className="nowrap" aria-label={t('call', { phone })} />;
}

/** A mail address as a link; '–' for offices without one (P3). */
export function MailLink({ mail }: { mail: string | null }) {
  return mail ? <a href={`mailto:${mail}`}>{mail}</a> : MISSING;
}
