import { useTranslation } from 'react-i18next';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { useDocumentNames } from '#domain/legal-entity/proceedings/use-document-names.ts';
import { nameOfEntity } from '#domain/legal-entity/search/search-answer.ts';
import { type ExportColumn, exportColumn } from '#shared/export/export-table.ts';
import type { TimelineEvent } from './timeline-events.ts';

/** Names an event in the language of the page. */
export function useEventText(): (event: TimelineEvent) => string {
  const { t } = useTranslation(['entity-profile', 'proceedings']);
  const { documentName } = useDocumentNames();
  return (event) => {
    if (event.kind === 'registration') return t('timeline.registered');
    if (event.kind === 'document') return documentName(event.document.documentType) || t('proceedings:unnamedDocument');
    const { year, name } = event;
    return name ? t('timeline.submitted', { year, name }) : t('timeline.submittedUnnamed', { year });
  };
}

/** Columns of the exported timeline; identifiers as text, days as ISO days. */
export function useTimelineFile(entity: LegalEntity): ExportColumn<TimelineEvent>[] {
  const { t } = useTranslation(['entity-profile', 'proceedings']);
  const { proceedingName } = useDocumentNames();
  const text = useEventText();
  const column = exportColumn<TimelineEvent>;
  return [
    column('code', t('fields.jib'), () => entity.jib, 16),
    column('text', t('fields.shortName'), () => nameOfEntity(entity), 36),
    column('day', t('timeline.day'), ({ day }) => day, 12),
    column('text', t('timeline.kind'), ({ kind }) => t(`timeline.kindOne.${kind}`), 20),
    column('text', t('timeline.event'), text, 60),
    column('year', t('timeline.year'), (event) => (event.kind === 'report' ? event.year : null), 10),
    column(
      'text',
      t('timeline.isAmended'),
      (event) => (event.kind === 'report' ? t(event.isAmended ? 'timeline.yes' : 'timeline.no') : null),
      12,
    ),
    column(
      'text',
      t('proceedings:proceeding'),
      (event) => (event.kind === 'document' ? proceedingName(event.document.documentType.proceedingTypeKey) : null),
      24,
    ),
  ];
}
