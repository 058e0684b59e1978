import { saveAs } from 'file-saver';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { calendarFile } from './calendar-file.ts';
import styles from './FilingDeadlines.module.css';
import { comingDeadlines } from './notices-now.ts';
import { useOperatorFile } from './operator-file.api.ts';

/**
 * The coming deadlines for reports from the operator's file, with a calendar file to take away; nothing when it holds none. Name
 * 'operator' among the texts of the route.
 */
export function FilingDeadlines() {
  const { t } = useTranslation(['operator', 'layout']);
  const lang = useLang();
  const { deadlines } = useOperatorFile();
  const coming = comingDeadlines(deadlines);
  if (coming.length === 0) return null;

  function save(): void {
    const text = calendarFile(coming, lang, t('layout:agency'), new Date());
    saveAs(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${t('operator:deadlines.file')}.ics`);
  }

  return (
    <Section
      title={t('operator:deadlines.title')}
      aside={
        <Button size="small" icon={CalendarPlus} onClick={save}>
          {t('operator:deadlines.calendar')}
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
