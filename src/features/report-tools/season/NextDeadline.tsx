import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useTranslation } from 'react-i18next';
import { useAgencyFile } from '#domain/agency-file/agency-file.api.ts';
import { comingDeadlines, daysUntil } from '#domain/agency-file/filing-deadlines.ts';
import { formatDate } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { hostNow } from '#shared/timing/host-clock.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './SeasonDesk.module.css';

/** The nearest deadline of the agency's file in one line; nothing without one. */
export function NextDeadline() {
  const { t } = useTranslation('season');
  const lang = useLang();
  const now = hostNow(usePortal());
  const [next] = comingDeadlines(useAgencyFile().deadlines, now);
  if (!next) return null;
  const days = daysUntil(next.date, now);
  return (
    <p className={styles.deadline}>
      <Icon of={CalendarClock} />
      <span>
        <span>{`${t('deadline.next')} `}</span>
        <strong>{next.title[lang]}</strong>
        <span>, </span>
        <time dateTime={next.date}>{formatDate(next.date, lang)}</time>{' '}
        <span className="muted">
          {days === 0 ? t('deadline.today') : t('deadline.days', { count: days, days: formatNumber(days, lang) })}
        </span>
      </span>
    </p>
  );
}
