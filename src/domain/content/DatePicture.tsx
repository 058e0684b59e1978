import { useLang } from '#shared/i18n/use-lang.ts';
import { toDateParts } from '#shared/format/date.ts';
import { monthName } from '#shared/format/month-name.ts';
import styles from './DatePicture.module.css';

/** The date as the picture of a news item that has none (P2.11: a default image). Decorative: the date stands beside it. */
export function DatePicture({ date }: { date: string }) {
  const lang = useLang();
  const parts = toDateParts(date);
  return (
    <span className={styles.picture} aria-hidden="true">
      {parts ? (
        <>
          <b>{parts.day}</b>
          <span>
            {monthName(parts.month, lang)}
            <br />
            {lang === 'en' ? parts.year : `${parts.year}.`}
          </span>
        </>
      ) : null}
    </span>
  );
}
