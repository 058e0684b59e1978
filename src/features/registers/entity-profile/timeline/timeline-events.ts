import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { saysAmended } from '#domain/indicators/report-selection.ts';
import type { ProceedingDocument } from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import { isoDate } from '#shared/format/date.ts';

/** Kinds of events of a profile; those of one day are in this order from the latest. */
export const EVENT_KINDS = ['document', 'report', 'registration'] as const;

/** One event of a legal entity. `day` is an ISO day, '' when the agency did not send a date. */
export type TimelineEvent = { day: string } & (
  | { kind: 'registration' }
  | { kind: 'report'; year: number; name: string; isAmended: boolean }
  | { kind: 'document'; document: ProceedingDocument }
);

/** What the timeline is made of; a part that is not known, or not public, is null. */
type TimelineParts = {
  registrationDateTime: string;
  records: readonly IndicatorRecord[] | null;
  documents: readonly ProceedingDocument[] | null;
};

/** The events of an entity, the latest first. Only what the agency dates is one; `undated` counts the other reports and documents. */
export function timelineOf({ registrationDateTime, records, documents }: TimelineParts) {
  const all: TimelineEvent[] = [
    ...(documents ?? []).map((document) => ({
      kind: 'document' as const,
      day: isoDate(document.submittedOn),
      document,
    })),
    ...(records ?? []).map(({ year, reportTypeName, submittedOn }) => ({
      kind: 'report' as const,
      day: isoDate(submittedOn),
      year,
      name: reportTypeName,
      isAmended: saysAmended(reportTypeName),
    })),
  ];
  const dated = all.filter(({ day }) => day !== '');
  const registered = isoDate(registrationDateTime);
  const events: TimelineEvent[] = registered === '' ? dated : [...dated, { kind: 'registration', day: registered }];
  const place = ({ kind }: TimelineEvent) => EVENT_KINDS.indexOf(kind);
  return {
    events: events.toSorted((a, b) => b.day.localeCompare(a.day) || place(a) - place(b)),
    undated: all.length - dated.length,
  };
}
