import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useExportAbout } from '#domain/agency-file/use-export-about.ts';
import { documentHref } from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import { ProceedingLabel } from '#domain/legal-entity/proceedings/ProceedingLabel.tsx';
import { nameOfEntity } from '#domain/legal-entity/search/search-answer.ts';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { urlChoice } from '#shared/routing/url-schema.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { LoadError } from '#shared/ui/FailureText.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { Badge } from '#shared/ui/Status.tsx';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import {
  missingAnswers,
  type ProfileAnswers,
  showsReports,
  whyNoReports,
  whyNotAsked,
} from '../use-profile-answers.ts';
import { EVENT_KINDS, type TimelineEvent, timelineOf } from './timeline-events.ts';
import { useEventText, useTimelineFile } from './use-timeline-file.ts';
import styles from './Timeline.module.css';

/** The kind of events in the address: `?events=report`. */
const timelineUrl = z.object({ events: urlChoice(['all', ...EVENT_KINDS]) });

/** Registration, reports and documents of proceedings by day, filtered by kind; a part that could not be loaded is named. */
export function Timeline(props: ProfileAnswers) {
  const { entity } = props;
  const { t } = useTranslation(['entity-profile', 'legal-entity']);
  const [{ events: selected }, setParams] = useUrlState(timelineUrl);
  const missing = missingAnswers(props);
  const isPending = missing.some(({ error }) => error === undefined);
  const { events, undated } = timelineOf(props);
  const includes = (kind: TimelineEvent['kind']) => selected === 'all' || selected === kind;
  const shown = events.filter(({ kind }) => includes(kind));
  const isNotAsked = includes('document') && props.proceedings.kind === 'unknown' && !props.proceedings.retry;
  const reportsUnknown = includes('report') && !showsReports(entity) ? t(whyNoReports(entity)) : null;
  const failed = missing
    .filter(({ part, error }) => error !== undefined && includes(part === 'finances' ? 'report' : 'document'))
    .map((answer) => ({
      ...answer,
      title: t(answer.part === 'finances' ? 'timeline.reportsFailed' : 'timeline.documentsFailed'),
    }));
  // What the list lacks, in the sentences of the screen; the file says it as well.
  const gaps = [
    ...failed.map(({ title }) => title),
    reportsUnknown ?? [],
    isNotAsked ? t(whyNotAsked(entity.jib)) : [],
    undated > 0 ? t('timeline.undated', { count: undated }) : [],
  ].flat();
  const isUnknown = isNotAsked || reportsUnknown !== null || failed.length > 0;
  const file = useTimelineFile(entity);
  const about = useExportAbout([
    { label: t('fields.shortName'), text: [...new Set([nameOfEntity(entity), entity.jib])].filter(Boolean).join(', ') },
    { label: t('timeline.filter'), text: t(`timeline.${selected}`) },
    ...gaps.map((text) => ({ label: t('timeline.missing'), text })),
  ]);
  return (
    <Section
      title={t('timeline.title')}
      aside={
        shown.length > 0 && !isPending ? (
          <div className="no-print">
            <ExportMenu
              variant="quiet"
              size="small"
              title={t('timeline.title')}
              // A CSV has no description, so its name says that a part is missing.
              fileName={`${t(gaps.length > 0 ? 'timeline.fileNameIncomplete' : 'timeline.fileName')}-${entity.jib || entity.id}`}
              columns={file}
              source={{ rows: () => shown }}
              about={about}
            />
          </div>
        ) : undefined
      }
    >
      <div className="stack">
        <div className="no-print">
          <TagGroup
            label={t('timeline.filter')}
            options={(['all', 'registration', 'report', 'document'] as const).map((value) => ({
              value,
              label: t(`timeline.${value}`),
            }))}
            value={selected}
            onChange={(next) => setParams({ events: next }, { history: 'replace' })}
          />
        </div>
        {selected === 'all' ? null : (
          <p className="print-only">{t('timeline.shown', { kind: t(`timeline.${selected}`) })}</p>
        )}
        {failed.map(({ part, error, title, isPending: isRetrying, retry }) => (
          <LoadError key={part} error={error} title={title} isPending={isRetrying} onRetry={retry} />
        ))}
        {reportsUnknown === null ? null : <p className={styles.note}>{reportsUnknown}</p>}
        {isNotAsked ? <p className={styles.note}>{t(whyNotAsked(entity.jib))}</p> : null}
        {isPending ? (
          <div aria-busy="true">
            <RowsSkeleton rows={4} />
          </div>
        ) : shown.length > 0 ? (
          <EventList events={shown} />
        ) : isUnknown ? null : (
          <p className={styles.note}>{t('timeline.none')}</p>
        )}
        {undated > 0 && !isPending ? <p className={styles.note}>{t('timeline.undated', { count: undated })}</p> : null}
      </div>
    </Section>
  );
}

/** Events by day, the latest first. */
function EventList({ events }: { events: readonly TimelineEvent[] }) {
  const { t } = useTranslation('entity-profile');
  const lang = useLang();
  const text = useEventText();
  return (
    <ol className={styles.events}>
      {events.map((event, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same report may be submitted twice on one day
        <li key={at} className={styles[event.kind]}>
          <time dateTime={event.day}>{formatDate(event.day, lang)}</time>
          <div className={styles.what}>
            {event.kind === 'document' ? (
              <>
                <ExternalLink href={documentHref(event.document.url)}>{text(event)}</ExternalLink>
                <ProceedingLabel proceedingTypeKey={event.document.documentType.proceedingTypeKey} />
              </>
            ) : (
              <span>{text(event)}</span>
            )}
            {event.kind === 'report' && event.isAmended ? <Badge tone="act">{t('timeline.amended')}</Badge> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
