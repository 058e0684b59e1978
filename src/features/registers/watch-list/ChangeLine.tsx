import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { Change } from '#domain/legal-entity/watch-list/watch-changes.ts';
import { formatDate } from '#shared/format/date.ts';
import { href } from '#shared/routing/href.ts';

/** One change in words; a proceeding document has the way to the registry beside it. */
export function ChangeLine({ change, jib }: { change: Change; jib: string }) {
  const { t } = useTranslation('watch-list');
  const lang = useLang();
  if (change.kind === 'account') {
    const now = change.now.name || t('change.noAccount');
    // The old name is shown only in the language it was asked in; its code means nothing to a reader.
    const before =
      change.before?.code === '' ? t('change.noAccount') : change.before?.lang === lang ? change.before.name : '';
    return <li>{before ? t('change.accountFrom', { now, before }) : t('change.account', { now })}</li>;
  }
  if (change.kind === 'document')
    return (
      <li>
        {t('change.document', { date: formatDate(change.document.submittedOn, lang) })}{' '}
        <Link to={href('bankruptcy', lang, undefined, { jib })}>{t('openDocuments')}</Link>
      </li>
    );
  const { year, name } = change.report;
  return <li>{name ? t('change.report', { year, name }) : t('change.reportUnnamed', { year })}</li>;
}
