import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#shared/ui/IconButton.tsx';
import { MISSING } from '#shared/format/missing.ts';
import { CallLink, MailLink } from './ContactLinks.tsx';
import { isMain, type Office } from './office.model.ts';
import styles from './OfficeCard.module.css';
import { OfficeSign } from './OfficePin.tsx';
import { useOfficeName } from './use-office-name.ts';

type OfficeCardProps = { office: Office | null; pinned: boolean; onClose: () => void };

/** Name, phone as a call link, address and postal code of the chosen office (P2.21); a hint while none is chosen. */
export function OfficeCard({ office, pinned, onClose }: OfficeCardProps) {
  const { t } = useTranslation('locations');
  const nameOf = useOfficeName();
  if (!office) return <p className={styles.hint}>{t('cardHint')}</p>;
  return (
    <section className={styles.card} aria-label={nameOf(office)}>
      <p className={styles.name}>
        <OfficeSign main={isMain(office)} />
        {nameOf(office)}
      </p>
      <dl>
        <dt>{t('phone')}</dt>
        <dd>
          <CallLink phone={office.phone} />
        </dd>
        <dt>{t('address')}</dt>
        <dd>{office.address || MISSING}</dd>
        <dt>{t('ppt')}</dt>
        <dd>
          {office.ppt} {office.businessUnit}
        </dd>
        <dt>{t('mail')}</dt>
        <dd>
          <MailLink mail={office.mail} />
        </dd>
      </dl>
      {pinned ? (
        <IconButton className={styles.close} icon={X} label={t('closeCard')} bare size="small" onClick={onClose} />
      ) : null}
    </section>
  );
}
