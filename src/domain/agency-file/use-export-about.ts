import { useTranslation } from 'react-i18next';
import type { AboutLine } from '#shared/export/export-table.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useAgencyFile } from './agency-file.api.ts';

/** Lines about an exported file: the facts of its screen (filters, unit, entity), the agency as the source, and any licence. */
export function useExportAbout(facts: readonly AboutLine[]): AboutLine[] {
  const { t } = useTranslation(['ui', 'layout']);
  const licence = useLicence();
  return [
    ...facts,
    { label: t('ui:fileAbout.source'), text: t('layout:agency') },
    { label: t('ui:fileAbout.licence'), text: [licence?.title, licence?.url].filter(Boolean).join(', ') },
  ].filter(({ text }) => text !== '');
}

/** The licence of the agency's file in the language of the page; null when it names none. */
export function useLicence(): { title: string; url: string | undefined } | null {
  const lang = useLang();
  const { licence } = useAgencyFile();
  return licence ? { title: licence.name[lang], url: licence.url } : null;
}
