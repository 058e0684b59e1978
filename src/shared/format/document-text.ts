/** What fonts of Central Europe without a map to Unicode give instead of our letters: the codes read as Western ones. */
const MISREAD: Readonly<Record<string, string>> = {
  è: 'č',
  È: 'Č',
  æ: 'ć',
  Æ: 'Ć',
  ð: 'đ',
  Ð: 'Đ',
  '¹': 'š',
  '©': 'Š',
  '¾': 'ž',
  '®': 'Ž',
  ê: 'č',
  Ê: 'Č',
};

const LETTER_SIGN = /[èÈæÆðÐêÊ]|(?<=\p{L})[¹©¾®]|[¹©¾®](?=\p{L})/gu;
/** A word broken at the end of a line, by a hyphen or an invisible one; also with a blank where the line end was lost. */
const BROKEN = /(?<=\p{L})(?:[-\u2010\u2011\u00AD\u00AC]\s*\n\s*|[-\u2010\u2011\u00AC] |\u00AD\s*)(?=\p{Ll})/gu;

/**
 * The text of a PDF as it reads: words that were broken at line ends in one piece, and the letters č ć đ š ž where the font has
 * others in their place.
 */
export const documentText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(BROKEN, '')
    .replace(LETTER_SIGN, (sign) => MISREAD[sign] ?? sign);
