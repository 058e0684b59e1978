import { useTranslation } from 'react-i18next';
import type { Change } from '#domain/legal-entity/watch-list/watch-changes.ts';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';

/** Says a change as text, for the screen and for the export. */
export function useChangeText(): (change: Change) => string {
  const { t } = useTranslation('watch-list');
  const lang = useLang();
  return (change) => {
    if (change.kind === 'account') {
      const now = change.now.name || t('change.noAccount');
      const before = change.before.code === '' ? t('change.noAccount') : change.before.name;
      return before ? t('change.accountFrom', { now, before }) : t('change.account', { now });
    }
    if (change.kind === 'document')
      return t('change.document', { date: formatDate(change.document.submittedOn, lang) });
    const { year, name } = change.report;
    return name ? t('change.report', { year, name }) : t('change.reportUnnamed', { year });
  };
}
