import { useTranslation } from 'react-i18next';
import { isRecord } from '#domain/agency-file/read-agency-file.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { RawFile } from './file-form.ts';

/** The largest file that the desk opens, in bytes; with more entries their fields would stop the page. */
export const LARGEST_AGENCY_FILE = 150 * 1024;

/** What a text is as a file of the agency, the published one and a saved one alike: the file, or why it is none. */
export type FileReading =
  | { state: 'read'; file: RawFile }
  | { state: 'mistake'; line: number; column: number }
  | { state: 'noObject' | 'tooLarge' };

/** Reads the text of a file; a mistake in its JSON by line and column, counted from 1. */
export async function readingOf(text: string): Promise<FileReading> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { state: 'mistake', ...placeIn(text, await mistakeIn(text)) };
  }
  if (!isRecord(raw)) return { state: 'noObject' };
  // The portal reads a file of any size, so only one that it can read is too large for the desk.
  const isTooLarge = new TextEncoder().encode(text).length > LARGEST_AGENCY_FILE;
  return isTooLarge ? { state: 'tooLarge' } : { state: 'read', file: raw };
}

/** Where the first mistake is. Not every browser says it of its own reading. */
async function mistakeIn(text: string): Promise<number> {
  const { parse } = await import('jsonc-parser');
  const mistakes: { offset: number }[] = [];
  parse(text, mistakes as Parameters<typeof parse>[1], { disallowComments: true });
  return Math.min(...mistakes.map(({ offset }) => offset), text.length);
}

function placeIn(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Why a text is no file of the agency, in the reader's language. */
export function useReadingText(): (reading: Exclude<FileReading, { state: 'read' }>) => string {
  const { t } = useTranslation('operator-desk');
  const lang = useLang();
  return (reading) =>
    reading.state === 'mistake'
      ? t('reading.mistake', { line: reading.line, column: reading.column })
      : t(`reading.${reading.state}`, { most: formatFileSize(LARGEST_AGENCY_FILE, lang) });
}
