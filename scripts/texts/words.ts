import { TEXT_LANGUAGES, type Namespace, type TextLanguage } from './text-files.ts';

/** A text that may hold words that look foreign: a name, a quotation, a law's title. */
export type Allowance = { key: string; language: TextLanguage; words: string[]; reason: string };

const ENGLISH =
  'the|and|with|for|of|your|you|this|that|these|please|are|was|were|have|has|from|will|not|here|click|select|choose|search|' +
  'download|upload|loading|back|next|previous|close|open|save|send|error|page|year|home|view|show|hide|more|all';

/** Beginnings of words that are Bosnian where Croatian has another word. */
const BOSNIAN_ONLY =
  'finansij|finansira|izvještaj|izveštaj|preduzeć|privredn(?:o|og|om|a|ih|im) društv|hiljad|tača?n|netača?n|tačk|opšt|uopšte|saobraćaj|' +
  'sedmic|štamp|saradnj|sarađ|historij|istorij|kompanij|bilans|ko(?!\\p{L})|neko(?!\\p{L})|niko(?!\\p{L})|takođe|hemij|evrop|uticaj|zvanič|' +
  'sopstven|sistem|spisak|kancelarij|nivo|grešk|avgust|august|januar|februar|mart(?:a|u)?(?!\\p{L})|april|maj(?:a|u)?(?!\\p{L})|' +
  'jun(?:i|a|u)?(?!\\p{L})|jul(?:i|a|u)?(?!\\p{L})|septemb|oktob|novemb|decemb|organizovan|registrovan|definisan|kontrolisan|' +
  'informisa|penzij|dugme|vanredn|lično|hljeb|čas(?!\\p{L})';

/** Beginnings of words that are Croatian where Bosnian has another word. */
const CROATIAN_ONLY =
  'financij|financira|izvješć|poduzeć|trgovačk(?:o|og|om|a|ih|im) društv|tisuć|toča?n|netoča?n|točk|opć(?:e|i)nit|tjedan|tjedn|tvrtk|' +
  'tisak(?!\\p{L})|tiska|suradnj|surađ|povijest|bilanc|tko(?!\\p{L})|netko|nitko|pogrešk|pogrešc|primit(?:ak|k)|kemij|europ|utjecaj|' +
  'služben(?:a|e|i|o) iskaznic|gospodarstv|gospodarsk|sukladno|mirovin|siječ(?:anj|nj)|veljač|ožuj|travanj|travnj|svibanj|svibnj|' +
  'lipanj|lipnj|srpanj|srpnj|kolovoz|rujan|rujn|listopad|studen(?:i|og)(?!\\p{L})|prosinac|prosinc|račun dobiti';

const FOREIGN: Record<TextLanguage, { from: string; words: RegExp }[]> = {
  bs: [
    { from: 'English', words: new RegExp(`(?<!\\p{L})(?:${ENGLISH})(?!\\p{L})`, 'giu') },
    { from: 'Croatian', words: new RegExp(`(?<!\\p{L})(?:${CROATIAN_ONLY})\\p{L}*`, 'giu') },
  ],
  hr: [
    { from: 'English', words: new RegExp(`(?<!\\p{L})(?:${ENGLISH})(?!\\p{L})`, 'giu') },
    { from: 'Bosnian', words: new RegExp(`(?<!\\p{L})(?:${BOSNIAN_ONLY})\\p{L}*`, 'giu') },
  ],
  en: [],
};

/** What is no word of a sentence: placeholders, tags, addresses, references to other texts. */
const NOT_WORDS = /\{\{.*?\}\}|<[^>]*>|https?:\/\/\S+|\S+@\S+|\$t\([^)]*\)/g;

/**
 * Words of another language in the texts of a namespace, and whole sentences that were left in English.
 *
 * @param allowed `key` is `namespace:dotted.key`, `words` are compared in lower case.
 */
export function wordProblems({ name, texts }: Namespace, allowed: readonly Allowance[] = []): string[] {
  return TEXT_LANGUAGES.flatMap((language) =>
    [...texts[language]].flatMap(([key, text]) => {
      const plain = text.replaceAll(NOT_WORDS, ' ');
      const words = allowed
        .filter((entry) => entry.key === `${name}:${key}` && entry.language === language)
        .flatMap((entry) => entry.words);
      const found = FOREIGN[language].flatMap(({ from, words: foreign }) =>
        (plain.match(foreign) ?? [])
          .filter((word) => !words.includes(word.toLowerCase()))
          .map((word) => `${name}:${key} has the ${from} '${word}' in ${language}`),
      );
      const english = texts.en.get(key)?.replaceAll(NOT_WORDS, ' ').trim();
      const same = language !== 'en' && plain.trim() === english && (english.match(/\p{L}{2,}/gu) ?? []).length > 3;
      return same && words.length === 0 ? [...found, `${name}:${key} is the English text in ${language}`] : found;
    }),
  );
}
