import { useTranslation } from 'react-i18next';
import { documentHref } from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import { ProceedingLabel } from '#domain/legal-entity/proceedings/ProceedingLabel.tsx';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { Badge } from '#shared/ui/Status.tsx';
import type { TimelineEvent } from './timeline-events.ts';
import { useEventText } from './use-timeline-file.ts';
import styles from './Timeline.module.css';

/** Events by day, the latest first. */
export function EventList({ events }: { events: readonly TimelineEvent[] }) {
  const lang = useLang();
  return (
    <ol className={styles.events}>
      {events.map((event, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same report may be submitted twice on one day
        <li key={at} className={styles[event.kind]}>
          <time dateTime={event.day}>{formatDate(event.day, lang)}</time>
          <div className={styles.what}>
            <EventWhat event={event} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function EventWhat({ event }: { event: TimelineEvent }) {
  const { t } = useTranslation('entity-profile');
  const text = useEventText()(event);
  if (event.kind === 'document')
    return (
      <>
        <ExternalLink href={documentHref(event.document.url)}>{text}</ExternalLink>
        <ProceedingLabel proceedingTypeKey={event.document.documentType.proceedingTypeKey} />
      </>
    );
  return (
    <>
      <span>{text}</span>
      {event.kind === 'report' && event.isAmended ? <Badge tone="act">{t('timeline.amended')}</Badge> : null}
    </>
  );
}
