import { useTranslation } from 'react-i18next';
import { MISSING } from '#shared/format/number.ts';

/** A phone number to call; '–' when there is none. */
export function CallLink({ phone }: { phone: string | null }) {
  const { t } = useTranslation('locations');
  if (!phone) return MISSING;
  return (
    <a className="nowrap" href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={t('call', { phone })}>
      {phone}
    </a>
  );
}

/** A mail address to write to; '–' for the offices that have none (P3). */
export function MailLink({ mail }: { mail: string | null }) {
  return mail ? <a href={`mailto:${mail}`}>{mail}</a> : MISSING;
}
