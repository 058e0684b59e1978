import { formatDate, isoDate, toDateParts } from '#shared/format/date.ts';
import { monthName } from '#shared/format/month-name.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import styles from './Dated.module.css';

/** The date of an item, `small` beside its title; renders nothing for a missing or senseless date (faults A31). */
export function Dated({ date, small }: { date: string; small?: boolean }) {
  const lang = useLang();
  const day = isoDate(date);
  if (!day) return null;
  return (
    <time className={small ? styles.small : undefined} dateTime={day} translate="no">
      {formatDate(date, lang)}
    </time>
  );
}

/** The date as a picture, for a news item without one (P2.11: a default image). Decorative, because the date is shown beside it. */
export function DatePicture({ date }: { date: string }) {
  const lang = useLang();
  const parts = toDateParts(date);
  if (!parts) return null;
  return (
    <span className={styles.picture} translate="no" aria-hidden="true">
      <b>{parts.day}</b>
      <span>
        <span>{monthName(parts.month, lang)}</span>
        <br />
        <span>{lang === 'en' ? parts.year : `${parts.year}.`}</span>
      </span>
    </span>
  );
}
