import { daysInMonth } from './date.ts';
import { withAsciiDigits } from './digits.ts';
import { documentText } from './document-text.ts';
import { fold } from './fold.ts';
import { toLatin } from './latin.ts';

/** The forms in which each month is written in Bosnian, Croatian, Serbian and English, folded. */
const LONG: readonly string[] = [
  'januar(?:a|u|y|om)?|sijec(?:anj|nja|nju)',
  'februar(?:a|u|y|om)?|veljac(?:a|e|i)',
  'mart(?:a|u|om)?|march|ozuj(?:ak|ka|ku)',
  'april(?:a|u|om)?|trav(?:anj|nja|nju)',
  'maj(?:a|u|em)?|may|svib(?:anj|nja|nju)',
  'jun(?:a|u|i|e|om)?|lip(?:anj|nja|nju)',
  'jul(?:a|u|i|y|om)?|srp(?:anj|nja|nju)',
  'a[uv]gust(?:a|u|om)?|kolovoz(?:a|u)?',
  'septemb(?:ar|ra|ru|er)|ruj(?:an|na|nu)',
  'oktob(?:ar|ra|ru)|octob?er|listopad(?:a|u)?',
  'novemb(?:ar|ra|ru|er)|studen(?:i|og|oga|om)',
  'decemb(?:ar|ra|ru|er)|prosin(?:ac|ca|cu)',
];
const SHORT = 'jan|sij feb|velj|vlj mar|ozu apr|tra svi lip srp a[uv]g|kol sept?|ruj okt|oct|lis nov|stu dec|pro'.split(
  ' ',
);
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const WHOLE = LONG.map((forms, at) => new RegExp(`^(?:${forms}|${SHORT[at]})$`));

/** A whole name of a month, for expressions over folded text; short ones such as 'svi' are words as well. */
const MONTH_NAME = `(?:${LONG.join('|')})`;
/** A month by its name or short name, for expressions over folded text. */
const MONTH_WORD = `(?:${LONG.join('|')}|${SHORT.join('|')})`;
/** A month in Roman digits, for expressions over folded text. */
const ROMAN_MONTH = '(?:viii|vii|vi|iv|v|iii|ii|ix|i|xii|xi|x)';

/** The month, from 1, that a folded word or Roman number names; 0 for another word. */
const monthOf = (word: string): number => WHOLE.findIndex((form) => form.test(word)) + 1 || ROMAN.indexOf(word) + 1;

/** What a text says about a day in it: that it is its own, nothing, or that it may be another. */
export type DayContext = 'own' | 'unsaid' | 'other';

/** A place of a text that is, or may be, a day, and what the text says about it; `day` is null where it cannot be read for certain. */
export type DayInText = { day: string | null; at: number; context: DayContext };

const DAY = String.raw`(?<!\d|\d[.,])(?<day>\d{1,2})`;
const SEPARATOR = String.raw`\s{0,3}[._/\-]\s{0,3}`;
const YEAR = String.raw`'?(?<year>\d{4}(?!\d)|\d{2}(?!\d|\s?-?\s*\n\s*\d|[.,]\d))`;

/** The writings that are read, in the order in which they are tried; each place of a text is read once. */
const READ: readonly RegExp[] = [
  // 2026-03-12, 2026.03.12., 2026/3/12
  /(?<!\d)(?<year>(?:19|20)\d{2})(?<sign>[._/-])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?!\d)/gu,
  // 20260312
  /(?<!\d)(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})(?!\d)/gu,
  // 12.03.2026. and 12. 3. 26.
  new RegExp(`${DAY}${SEPARATOR}(?<month>\\d{1,2})${SEPARATOR}${YEAR}`, 'gu'),
  // 12. III 2026., 12.III.26.
  new RegExp(`${DAY}(?:${SEPARATOR}|\\s+)¦(?<month>${ROMAN_MONTH})(?:${SEPARATOR}|\\s+)(?<year>\\d{4})(?!\\d)`, 'gu'),
  new RegExp(`${DAY}${SEPARATOR}¦(?<month>${ROMAN_MONTH})${SEPARATOR}${YEAR}`, 'gu'),
  // 12. marta 2026., 12-mar-26, 12th of March, 2026
  new RegExp(
    `${DAY}(?:st|nd|rd|th)?[\\s._/-]{0,4}(?:(?:day\\s+)?of\\s+)?(?<month>${MONTH_WORD})(?!\\p{L})[\\s.,_/-]{0,4}${YEAR}`,
    'gu',
  ),
  // March 12, 2026
  new RegExp(
    `(?<!\\p{L})(?<month>${MONTH_WORD})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>(?:19|20)\\d{2})(?!\\d)`,
    'gu',
  ),
];

const ORDINAL = String.raw`(?:prv|drug|trec|cetvrt|pet|sest|sedm|osm|devet|deset|\p{L}*naest|dvadeset|trideset|first|second|third|\p{L}+th)\p{L}*`;
const ORDINAL_MONTH = String.raw`(?:prv|drug|trec|cetvrt|pet|sest|sedm|osm|devet|deset|jedanaest|dvanaest)(?:i|og|oga|eg|ega|om|em)`;
const ENDING = String.raw`(?:\s?-?\s?(?:og|tog|eg|ti|st|nd|rd|th))?`;
/** A year in which letters may stand for digits. */
const ANY_YEAR = String.raw`(?:(?:19|20)\d{2}|(?=[oilz]*\d)[12ilz][90o][\doilz]{2})(?![\d\p{L}])`;
const CURRENT = String.raw`(?:ov|tekuc|ist|prosl|naredn|sljedec)(?:og|oga|eg|ega)\s|o\.\s?m\.|t\.\s?m\.|o\.\s?g\.|t\.\s?g\.|tek\.|(?:u\s+)?mjesec|mj\.`;

/** What may be a day in a writing that is not read, or too damaged to be read. */
const SEEN: readonly RegExp[] = [
  // 12,03,2026 · 12.O3.2026 · 31.02.2026 · 12.03.20-/26
  /(?<![\p{L}\d]|\d[.,])(?:\d[\doilzsb]?|[oilzsb]\d)\s{0,3}([.,;_/·\\|-])\s{0,3}[\doilzsb]{1,2}\s{0,3}(?:\1\s{0,3}(?=[oilzsb]*\d)[\doilzsb]{2,4}|[.,;_/·\\|-]\s{0,3}(?:19|20)\d{2})(?!\d|[.,]\d{3})/gu,
  // Two numbers and a year with anything between, in either order: 12:03:2026, [12][03][2026], 2026-III-12
  new RegExp(
    `(?<!\\d)\\d{1,3}[^\\p{L}\\d\\n]{1,4}(?:\\d{1,3}|¦${ROMAN_MONTH})[^\\p{L}\\d\\n]{1,4}(?:19|20)\\d{2,3}(?!\\d)`,
    'gu',
  ),
  new RegExp(
    `(?<!\\d)(?:19|20)\\d{2}[^\\p{L}\\d\\n]{1,4}(?:\\d{1,2}|¦${ROMAN_MONTH})[^\\p{L}\\d\\n]{1,4}\\d{1,2}(?!\\d)`,
    'gu',
  ),
  /(?<![_…])[_…]{2,}(?![_…])[\s._/…-]{0,12}(?:19|20)\d{2}(?!\d)/g,
  // A word that announces a day, and none after it
  /(?<!\p{L})(?:datum|zaprimljeno|primljeno|dostavljeno|predato|received|date)[^\S\n]*(?:dana)?[^\S\n]*:?[^\S\n]*(?:[._…-]{3,}|(?<=:\s*)(?=\n|$))(?!\s*[\d¤])/gu,
  // 12 03 2026, 12032026, 20260312101112, 1 2 . 0 3 . 2 0 2 6
  /(?<![\d.,]|\d\s)(?:0?[1-9]|[12]\d|3[01])\s+(?:0?[1-9]|1[0-2])\s+(?:19|20)\d{2}(?!\d|\s\d)/g,
  /(?<!\d)(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:\d{4}|\d{6})(?!\d)/g,
  /(?<!\d)(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d{2}(?!\d)/g,
  /(?<!\d)(?:\d[\s|]{1,3}\d[\s|]*[./-]?[\s|]*){2}(?:\d[\s|]{1,3}){3}\d(?!\s?\d)/g,
  // 12.03. and 12.3. without a year; at the beginning of a line the latter is a heading
  /(?<![\d.,]|\d[./-])(?:0?[1-9]|[12]\d|3[01])\.\s?(?:0[1-9]|1[0-2])\.(?!\s?\d)/g,
  /(?<=\S[ ,:]{1,2})(?<![\d.,])(?:0?[1-9]|[12]\d|3[01])\.\s?(?:[1-9]|1[0-2])\.(?!\s?\d)/g,
  /(?<![\d.,])(?:0?[1-9]|[12]\d|3[01])\.\s?(?:[1-9]|1[0-2])\.(?=\s?(?:[;,)]|t\.|god|ove))/g,
  // A month beside a number, or after a day in words
  new RegExp(
    `(?<!\\d)\\d{1,2}${ENDING}\\.?\\s*(?:of\\s+)?(?:${MONTH_NAME}|¦${ROMAN_MONTH}(?=[.\\s/-]+(?:19|20)\\d\\d))(?!\\p{L})`,
    'gu',
  ),
  new RegExp(`(?<!\\d)\\d{1,2}\\.\\s?¦(?!i\\s)${ROMAN_MONTH}[.\\s/-]+\\d\\d(?!\\d)`, 'gu'),
  new RegExp(
    `(?<!\\p{L})${ORDINAL}\\s+(?:dana?\\s+(?:mjeseca\\s+)?|day\\s+of\\s+)?(?:${MONTH_NAME}|${ORDINAL_MONTH})(?!\\p{L})`,
    'gu',
  ),
  new RegExp(`(?<!\\p{L})${MONTH_NAME}\\s+\\d{1,2}(?!\\d)`, 'gu'),
  // 3. ovog mjeseca, dana 3.
  new RegExp(`(?:(?<![\\d.,])\\d{1,2}${ENDING}\\.?\\s*|(?<!\\p{L})${ORDINAL}\\s+)(?:${CURRENT})`, 'gu'),
  new RegExp(`(?<!\\p{L})(?:posljednj|zadnj)\\p{L}*\\s+(?:dan\\p{L}*\\s+)?(?:u\\s+)?(?:mjesec|${MONTH_NAME})`, 'gu'),
  /(?<!\p{L})dan[au]?:?\s+(?:0?[1-9]|[12]\d|3[01])\.?(?!\s?[\d./¤])/gu,
  // 12. and words, apart or in which a letter is missing, and a year
  new RegExp(
    `(?<![\\p{L}\\d]|\\d[./])(?:0?[1-9]|[12]\\d|3[01])(?:\\s?\\.|-?(?:og|tog|eg|ti))[\\s/-]{0,2}[^\\d\\n;¤]{1,40}?[.\\s/-]+${ANY_YEAR}`,
    'gu',
  ),
  new RegExp(`(?<![\\p{L}\\d.,/])(?:0?[1-9]|[12]\\d|3[01])\\s\\p{L}{3,9}\\.?\\s${ANY_YEAR}`, 'gu'),
  new RegExp(`(?<![\\p{L}\\d])(?:0?[1-9]|[12]\\d|3[01])[\\s.-]{1,3}(?:${MONTH_WORD})[\\s.-]{1,3}${ANY_YEAR}`, 'gu'),
];

const two = (part: number | string) => String(part).padStart(2, '0');

/** A year of two digits is one of this century unless it is still far away. */
function yearOf(written: string): number {
  const year = Number(written);
  return written.length === 4 ? year : year + (year > (new Date().getFullYear() % 100) + 20 ? 1900 : 2000);
}

/**
 * The days in a text, in any script and in the writings of courts, letters, phones and programs, in the order of the text. What may
 * be a day but cannot be read for certain is in the list as well, so that nobody takes another day for the only one. `contextOf`
 * tells the context of a day from the folded text and its place there; without it nothing is said.
 */
export function daysInText(
  text: string,
  contextOf: (plain: string, at: number, end: number) => DayContext = () => 'unsaid',
): DayInText[] {
  const marked = documentText(text)
    .replace(/[\u2160-\u216B]/g, (roman) => roman.normalize('NFKC'))
    // 'i' is a word as well, so a Roman number is known by its capitals only.
    .replace(/(?<![\p{L}\d])(?=[IVX])(?:VIII|VII|VI|IV|V|III|II|IX|I|XII|XI|X)(?!\p{L})/gu, '¦$&');
  let plain = withAsciiDigits(fold(toLatin(marked.replace(/\n/g, '¶')))).replaceAll('¶', '\n');
  const found: DayInText[] = [];
  const take = (pattern: RegExp, dayOf: (parts: Readonly<Record<string, string>>) => string | null) => {
    plain = plain.replace(pattern, (whole: string, ...rest: unknown[]) => {
      const at = rest.find((part) => typeof part === 'number') ?? 0;
      found.push({
        day: dayOf(rest.at(-1) as Record<string, string>),
        at,
        context: contextOf(plain, at, at + whole.length),
      });
      return '¤'.repeat(whole.length);
    });
  };
  for (const pattern of READ)
    take(pattern, ({ year = '', month = '', day = '' }) => {
      const [full, its] = [yearOf(year), Number(month) || monthOf(month)];
      const exists = full >= 1800 && full < 2200 && its >= 1 && its <= 12 && Number(day) >= 1;
      return exists && Number(day) <= daysInMonth(full, its) ? `${full}-${two(its)}-${two(day)}` : null;
    });
  for (const pattern of SEEN) take(pattern, () => null);
  return found.toSorted((one, other) => one.at - other.at);
}
