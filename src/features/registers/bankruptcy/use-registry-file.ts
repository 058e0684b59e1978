import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cantonName } from '#domain/reference/cantons.ts';
import type { ExportColumn } from '#shared/export/export-table.ts';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { lastDated, proceedingsOf, type RegistryEntity } from './bankruptcy.model.ts';
import { useDocumentNames } from './use-document-names.ts';

type Column = ExportColumn<RegistryEntity>;

/** What the file of the results holds: each legal entity with its proceedings and its newest document; identifiers as text. */
export function useRegistryFile() {
  const { t } = useTranslation(['bankruptcy', 'legal-entity']);
  const lang = useLang();
  const { documentName, proceedingName } = useDocumentNames();
  return useMemo(() => {
    const column = (key: string, header: string, width: number, value: (entity: RegistryEntity) => string): Column => ({
      key,
      header,
      width,
      value,
      kind: 'text',
    });
    const columns: Column[] = [
      { ...column('jib', t('legal-entity:search.jib'), 16, ({ jib }) => jib), kind: 'code' },
      column('name', t('name'), 48, ({ name }) => name),
      column('county', t('county'), 28, ({ county }) => cantonName(county, lang)),
      column('municipality', t('municipality'), 20, ({ municipality }) => municipality),
      column('proceeding', t('proceeding'), 28, ({ documents }) =>
        proceedingsOf(documents).map(proceedingName).join(', '),
      ),
      {
        key: 'documents',
        header: t('documentCount'),
        width: 12,
        kind: 'number',
        value: ({ documents }) => documents.length,
      },
      column('lastDocument', t('newestDocument'), 48, ({ documents }) => {
        const last = lastDated(documents);
        return last ? documentName(last.documentType) : '';
      }),
      column('submittedOn', t('submittedOn'), 18, ({ documents }) => {
        const last = lastDated(documents);
        return last ? formatDate(last.submittedOn, lang) : '';
      }),
    ];
    return { title: t('exportTitle'), columns, fileName: t('fileName') };
  }, [t, lang, documentName, proceedingName]);
}
