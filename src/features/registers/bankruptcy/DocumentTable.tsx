import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatDate } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Table, tableClasses } from '#shared/ui/Table.tsx';
import { documentHref, type RegistryEntity } from './bankruptcy.model.ts';
import { ProceedingLabel } from './ProceedingLabel.tsx';
import { useDocumentNames } from './use-document-names.ts';

/** The documents of a legal entity in the order of their submission (R2.7); each opens in a new tab. */
export function DocumentTable({ entity: { name, documents } }: { entity: RegistryEntity }) {
  const { t } = useTranslation(['bankruptcy', 'ui']);
  const lang = useLang();
  const { documentName } = useDocumentNames();
  if (documents.length === 0) return <EmptyState title={t('ui:noResults')} />;
  return (
    <Table caption={t('documentsOf', { name })} captionHidden stack>
      <thead>
        <tr>
          <th scope="col" className={tableClasses.fit}>
            {t('index')}
          </th>
          <th scope="col">{t('proceeding')}</th>
          <th scope="col">{t('document')}</th>
          <th scope="col" className="num">
            {t('submittedOn')}
          </th>
        </tr>
      </thead>
      <tbody>
        {documents.map(({ id, url, submittedOn, documentType }, at) => (
          <tr key={id}>
            <td data-l={t('index')}>{formatNumber(at + 1, lang)}.</td>
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
