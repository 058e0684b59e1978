import { saveAs } from 'file-saver';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { hostNow } from '#shared/timing/host-clock.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { useAgencyFile } from './agency-file.api.ts';
import { calendarFile, comingDeadlines } from './filing-deadlines.ts';
import styles from './FilingDeadlines.module.css';

/** The coming deadlines for reports, with a calendar file to download; nothing without any. Needs the texts of 'agency-file'. */
export function FilingDeadlines() {
  const { t } = useTranslation(['agency-file', 'layout']);
  const lang = useLang();
  const { deadlines } = useAgencyFile();
  const portal = usePortal();
  const coming = comingDeadlines(deadlines, hostNow(portal));
  if (coming.length === 0) return null;

  function save(): void {
    const text = calendarFile(coming, lang, t('layout:agency'), hostNow(portal));
    saveAs(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${t('agency-file:deadlines.file')}.ics`);
  }

  return (
    <Section
      title={t('agency-file:deadlines.title')}
      aside={
        <Button size="small" icon={CalendarPlus} onClick={save}>
          {t('agency-file:deadlines.calendar')}
        </Button>
      }
    >
      <dl className={styles.deadlines}>
        {coming.map(({ id, date, title, note }) => (
          <div key={`${id} ${date}`}>
            <dt>{title[lang]}</dt>
            <dd>
              <time dateTime={date}>{formatDate(date, lang)}</time>
            </dd>
            {note ? <dd className={styles.note}>{note[lang]}</dd> : null}
          </div>
        ))}
      </dl>
    </Section>
  );
}
