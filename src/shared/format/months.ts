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
export const MONTH_NAME = `(?:${LONG.join('|')})`;
/** A month by its name or short name, for expressions over folded text. */
export const MONTH_WORD = `(?:${LONG.join('|')}|${SHORT.join('|')})`;
/** A month in Roman digits, for expressions over folded text. */
export const ROMAN_MONTH = '(?:viii|vii|vi|iv|v|iii|ii|ix|i|xii|xi|x)';

/** The month, from 1, that a folded word or Roman number names; 0 for another word. */
export const monthOf = (word: string): number =>
  WHOLE.findIndex((form) => form.test(word)) + 1 || ROMAN.indexOf(word) + 1;
