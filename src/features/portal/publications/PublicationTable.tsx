import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ContentItem } from '#domain/content/content.model.ts';
import { externalTarget, itemHref } from '#domain/content/item-link.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { Table, tableClasses } from '#shared/ui/Table.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';

type PublicationTableProps = { caption: string; publications: readonly ContentItem[] };

/** Opens the file in a new tab; a publication without one opens its page. */
function OpenPublication({ item }: { item: ContentItem }) {
  const { t } = useTranslation('publications');
  const lang = useLang();
  const file = externalTarget(item.url);
  const label = (
    <>
      {t('open')}
      <VisuallyHidden>: {item.title}</VisuallyHidden>
    </>
  );
  if (file.kind === 'external') return <ExternalLink href={file.href}>{label}</ExternalLink>;
  return <Link to={itemHref('content', item, lang)}>{label}</Link>;
}

/** One group of publications: title and a link that opens it; 'no results' for an empty group (P2.15). */
export function PublicationTable({ caption, publications }: PublicationTableProps) {
  const { t } = useTranslation('publications');
  if (publications.length === 0) return <p className="muted">{t('noResults')}</p>;
  return (
    <Table caption={caption} captionHidden>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('file')}</th>
        </tr>
      </thead>
      <tbody>
        {publications.map((item) => (
          <tr key={item.id}>
            <th scope="row">{item.title}</th>
            <td className={tableClasses.fit}>
              <OpenPublication item={item} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
