import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { Table, tableClasses, TableHead } from '#shared/ui/Table.tsx';
import { documentHref, type ProceedingDocument } from './proceeding-documents.ts';
import { ProceedingLabel } from './ProceedingLabel.tsx';
import { useDocumentNames } from './use-document-names.ts';

/** The documents of a legal entity, whose `name` is for screen readers, by submission (R2.7); each opens in a new tab. */
export function DocumentTable({ name, documents }: { name: string; documents: readonly ProceedingDocument[] }) {
  const { t } = useTranslation(['proceedings', 'ui']);
  const lang = useLang();
  const { documentName } = useDocumentNames();
  if (documents.length === 0) return <EmptyState title={t('ui:noResults')} />;
  return (
    <Table caption={t('documentsOf', { name })} captionHidden stack>
      <TableHead
        columns={[[t('index'), tableClasses.fit], t('proceeding'), t('document'), [t('submittedOn'), 'num']]}
      />
      <tbody>
        {documents.map(({ url, submittedOn, documentType }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- documents may have no id, or the same one
          <tr key={at}>
            <td data-l={t('index')}>{`${formatNumber(at + 1, lang)}.`}</td>
            <td data-l={t('proceeding')}>
              <ProceedingLabel proceedingTypeKey={documentType.proceedingTypeKey} />
            </td>
            <td data-l={t('document')} className={tableClasses.long}>
              <ExternalLink href={documentHref(url)}>{documentName(documentType) || t('unnamedDocument')}</ExternalLink>
            </td>
            <td data-l={t('submittedOn')} className="num">
              {formatDate(submittedOn, lang)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
