import { fold } from '#shared/format/fold.ts';
import type { ErrorExplanation } from './agency-file.schema.ts';

const plain = (text: string) => fold(text).replaceAll(/\s+/g, ' ').trim();

/** The first explanation of the agency's file that fits an error's plain text; null when none does. */
export function explanationOf(guide: readonly ErrorExplanation[], text: string): ErrorExplanation | null {
  if (guide.length === 0) return null;
  const error = plain(text);
  return guide.find(({ contains }) => contains.some((part) => error.includes(plain(part)))) ?? null;
}
