import { toLatin, withoutAccents } from '#shared/format/latin.ts';

/** The legal forms d.o.o., j.d.o.o. and d.d., with or without dots and blanks, as words of their own. */
const LEGAL_FORM = /(?<![\p{L}\p{N}])(?:(?:j\s*\.?\s*)?d\s*\.?\s*o\s*\.?\s*o|d\s*\.?\s*d)(?![\p{L}\p{N}])/giu;

/** A name without its legal form and punctuation: letters, digits and single blanks. */
const bare = (name: string) =>
  name
    .replace(LEGAL_FORM, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/**
 * Other ways to write a searched name, each once and none like the name itself: in Latin script, without legal form and
 * punctuation, without accents, and without all of these.
 */
export function nameVariants(name: string): string[] {
  const latin = toLatin(name);
  const variants = [latin, bare(latin), withoutAccents(latin), withoutAccents(bare(latin))];
  return [...new Set(variants)].filter((variant) => variant !== '' && variant !== name.normalize('NFC'));
}
