import { useTranslation } from 'react-i18next';
import { useDocumentNames } from '#domain/legal-entity/proceedings/use-document-names.ts';
import { formatDate } from '#shared/format/date.ts';
import { MISSING } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { usePrinting } from '#shared/ui/use-printing.ts';
import { useFinancialParams } from '../entity-profile.params.ts';
import { FounderRows, ManagementRows } from '../PeopleRows.tsx';
import { useProfileSources } from '../ProfileSources.tsx';
import { useProfileSentences } from '../summary/ProfileSummary.tsx';
import { timelineOf } from '../timeline/timeline-events.ts';
import { useEventText } from '../timeline/use-timeline-file.ts';
import {
  missingAnswers,
  type ProfileAnswers,
  showsReports,
  whyNoReports,
  whyNotAsked,
} from '../use-profile-answers.ts';
import type { ExtractChoice } from './extract-choice.ts';
import { FactGrid, SheetDetails } from './SheetDetails.tsx';
import { SheetHead } from './SheetHead.tsx';
import { NotLoaded, SheetPart } from './SheetPart.tsx';
import { SheetReports } from './SheetReports.tsx';
import styles from './ExtractSheet.module.css';

/** A list of so many rows stays together on one sheet. */
const SHORT = 12;

type ExtractSheetProps = ProfileAnswers & { loadedAt: Date | null; choice: ExtractChoice };

/** Renders the printed extract for as long as the page is being printed, however the print was begun. */
export function ExtractOnPaper(props: ExtractSheetProps) {
  return usePrinting() ? <ExtractSheet {...props} /> : null;
}

/** The extract on paper (R2.4): the whole profile of the chosen year; what is not known when it is printed is said to be so. */
function ExtractSheet({ loadedAt, choice, ...answers }: ExtractSheetProps) {
  const { params } = useFinancialParams();
  const { entity, reports } = answers;
  const has = (part: ExtractChoice['parts'][number]) => choice.parts.includes(part);
  return (
    <div className={styles.sheet}>
      <SheetHead {...{ entity, loadedAt }} />
      <SheetDetails entity={entity} />
      {has('summary') ? <Summary {...answers} /> : null}
      {has('people') ? <People {...answers} /> : null}
      {has('proceedings') ? <Proceedings {...answers} /> : null}
      {has('statements') || has('ratios') ? (
        <SheetReports entity={entity} records={reports.currentData} {...{ params, choice }} />
      ) : null}
      {has('timeline') ? <Events {...answers} /> : null}
      <Sources />
    </div>
  );
}

function Summary(answers: ProfileAnswers) {
  const { t } = useTranslation('entity-profile');
  const sentences = useProfileSentences(answers).flatMap(({ text }) => text ?? []);
  return (
    <SheetPart title={t('summary.title')}>
      <p className={styles.sentences}>{sentences.join(' ')}</p>
    </SheetPart>
  );
}

/** Founders with their contributions, and management (R2.4), beside each other. */
function People({ entity: { founders, management } }: ProfileAnswers) {
  const { t } = useTranslation(['entity-profile', 'ui']);
  const tables = [
    [t('sources.parts.founders'), founders, <FounderRows key="founders" of={founders} />],
    [t('sources.parts.management'), management, <ManagementRows key="management" of={management} />],
  ] as const;
  return (
    <div className={styles.beside}>
      {tables.map(([title, people, rows]) => (
        <SheetPart key={title} title={title}>
          {people.length === 0 ? <p>{t('ui:noResults')}</p> : <table className={styles.table}>{rows}</table>}
        </SheetPart>
      ))}
    </div>
  );
}

function Proceedings({ entity, proceedings }: ProfileAnswers) {
  const { t } = useTranslation(['entity-profile', 'proceedings']);
  const lang = useLang();
  const { documentName, proceedingName } = useDocumentNames();
  return (
    <SheetPart title={t('proceedings.title')}>
      {proceedings.kind !== 'known' ? (
        proceedings.kind === 'unknown' && !proceedings.retry ? (
          <p className={styles.unknown}>{t(whyNotAsked(entity.jib))}</p>
        ) : (
          <NotLoaded />
        )
      ) : proceedings.documents.length === 0 ? (
        <p>{t('proceedings.none')}</p>
      ) : (
        <table className={classNames(styles.table, proceedings.documents.length <= SHORT && 'keep')}>
          <thead>
            <tr>
              <th scope="col">{t('proceedings:submittedOn')}</th>
              <th scope="col">{t('proceedings:proceeding')}</th>
              <th scope="col">{t('proceedings:document')}</th>
            </tr>
          </thead>
          <tbody>
            {proceedings.documents.map(({ submittedOn, documentType }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- documents may have no id, or the same one
              <tr key={at}>
                <td>{formatDate(submittedOn, lang)}</td>
                <td>{proceedingName(documentType.proceedingTypeKey) || MISSING}</td>
                <td>{documentName(documentType) || t('proceedings:unnamedDocument')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SheetPart>
  );
}

/** Registration, reports and documents of proceedings by day, in two columns. */
function Events(answers: ProfileAnswers) {
  const { t } = useTranslation('entity-profile');
  const lang = useLang();
  const text = useEventText();
  const { entity, reports, proceedings } = answers;
  const { events, undated } = timelineOf(answers);
  const isComplete = showsReports(entity) && proceedings.kind === 'known' && missingAnswers(answers).length === 0;
  return (
    <SheetPart title={t('timeline.title')}>
      {events.length > 0 ? (
        <ol className={classNames(styles.events, events.length <= SHORT * 2 && 'keep')}>
          {events.map((event, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same report may be submitted twice on one day
            <li key={at}>
              <time dateTime={event.day}>{formatDate(event.day, lang)}</time>
              <span>{text(event)}</span>
            </li>
          ))}
        </ol>
      ) : isComplete ? (
        <p>{t('timeline.none')}</p>
      ) : null}
      {undated > 0 ? <p className={styles.note}>{t('timeline.undated', { count: undated })}</p> : null}
      {!showsReports(entity) ? (
        <p className={styles.unknown}>{t(whyNoReports(entity))}</p>
      ) : reports.currentData ? null : (
        <p className={styles.unknown}>
          {t(reports.error === undefined ? 'timeline.reportsLate' : 'timeline.reportsFailed')}
        </p>
      )}
      {proceedings.kind === 'known' ? null : <p className={styles.unknown}>{t('timeline.documentsFailed')}</p>}
    </SheetPart>
  );
}

/** Where the data come from, if the agency's file says so. */
function Sources() {
  const { t } = useTranslation('entity-profile');
  const sources = useProfileSources();
  if (sources.length === 0) return null;
  return (
    <SheetPart title={t('sources.title')} className="keep">
      <FactGrid facts={sources} />
    </SheetPart>
  );
}
