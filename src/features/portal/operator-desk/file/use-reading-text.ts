import { useTranslation } from 'react-i18next';
import { formatFileSize } from '#shared/format/file-size.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { type FileReading, LARGEST_AGENCY_FILE } from './read-file.ts';

/** Why a text is no file of the agency, in the reader's language. */
export function useReadingText(): (reading: Exclude<FileReading, { state: 'read' }>) => string {
  const { t } = useTranslation('operator-desk');
  const lang = useLang();
  return (reading) =>
    reading.state === 'mistake'
      ? t('reading.mistake', { line: reading.line, column: reading.column })
      : t(`reading.${reading.state}`, { most: formatFileSize(LARGEST_AGENCY_FILE, lang) });
}
