import { useTranslation } from 'react-i18next';
import { lastDocument, lastReport } from '#domain/legal-entity/watch-list/watch-changes.ts';
import type { EntityState } from '#domain/legal-entity/watch-list/watched.ts';
import { formatDate, formatDateTime } from '#shared/format/date.ts';
import { formatNumber, MISSING } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';

/** How a watched entity stands: account, proceedings, reports, and when the agency was asked. */
export function PresentState({ state, at }: { state: EntityState; at: string }) {
  const { t } = useTranslation('watch-list');
  const lang = useLang();
  const { account, documents, reports } = state;
  const document = lastDocument(state);
  const report = lastReport(state);
  const count = (list: readonly unknown[]) => formatNumber(list.length, lang);
  return (
    <>
      <DefinitionList
        items={[
          {
            key: 'account',
            term: t('state.account'),
            value: account ? account.name || t('change.noAccount') : MISSING,
          },
          {
            key: 'documents',
            term: t('state.documents'),
            value: document
              ? t('state.lastDocument', { count: count(documents ?? []), date: formatDate(document.submittedOn, lang) })
              : documents
                ? t('state.none')
                : MISSING,
          },
          {
            key: 'reports',
            term: t('state.reports'),
            value: report
              ? t('state.lastReport', { count: count(reports ?? []), year: report.year })
              : reports
                ? t('state.none')
                : MISSING,
          },
        ]}
      />
      <p className="muted xs">{t('asOf', { date: formatDateTime(at, lang) })}</p>
    </>
  );
}
