import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { saysAmended } from '#domain/indicators/report-selection.ts';
import type { ProceedingDocument } from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import type { ProceedingsState } from '#domain/legal-entity/proceedings/proceedings.api.ts';
import { isoDate } from '#shared/format/date.ts';

/** Kinds of events of a profile; those of one day are in this order from the latest. */
export const EVENT_KINDS = ['document', 'report', 'registration'] as const;

/** One event of a legal entity. `day` is an ISO day, '' when the agency did not send a date. */
export type TimelineEvent = { day: string } & (
  | { kind: 'registration' }
  | { kind: 'report'; year: number; name: string; isAmended: boolean }
  | { kind: 'document'; document: ProceedingDocument }
);

/** The answers that the timeline is made of, without reports if they are not known or not public. */
type TimelineAnswers = {
  entity: { registrationDateTime: string };
  reports: { currentData?: readonly IndicatorRecord[] | undefined };
  proceedings: ProceedingsState;
};

/** The events of an entity, the latest first. Only what the agency dates is one; `undated` counts the other reports and documents. */
export function timelineOf({ entity, reports, proceedings }: TimelineAnswers) {
  const documents = proceedings.kind === 'known' ? proceedings.documents : [];
  const all: TimelineEvent[] = [
    ...documents.map((document) => ({
      kind: 'document' as const,
      day: isoDate(document.submittedOn),
      document,
    })),
    ...(reports.currentData ?? []).map(({ year, reportTypeName, submittedOn }) => ({
      kind: 'report' as const,
      day: isoDate(submittedOn),
      year,
      name: reportTypeName,
      isAmended: saysAmended(reportTypeName),
    })),
  ];
  const dated = all.filter(({ day }) => day !== '');
  const registered = isoDate(entity.registrationDateTime);
  const events: TimelineEvent[] = registered === '' ? dated : [...dated, { kind: 'registration', day: registered }];
  const place = ({ kind }: TimelineEvent) => EVENT_KINDS.indexOf(kind);
  return {
    events: events.toSorted((a, b) => b.day.localeCompare(a.day) || place(a) - place(b)),
    undated: all.length - dated.length,
  };
}
