import { isCalendarDate } from './date.ts';

/** Weights of the digits of a person's number (JMB). */
const WEIGHTS = [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Whether thirteen digits begin with a day of birth, as the number of a person does: DDMMYYY. */
export function looksLikePersonNumber(digits: string): boolean {
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{3})\d{6}$/.exec(digits) ?? [];
  if (year === undefined) return false;
  // 980 is 1980, 005 is 2005.
  const born = Number(year) + (Number(year) >= 850 ? 1000 : 2000);
  return isCalendarDate(born, Number(month), Number(day)) && born <= LAST_BIRTH;
}

/** Persons born later have no number yet; without a clock, so that the same text always reads the same. */
const LAST_BIRTH = 2060;

/** Whether thirteen digits are the number of a person (JMB): a day of birth and the right check digit. */
export function isPersonNumber(digits: string): boolean {
  if (!looksLikePersonNumber(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const check = 11 - (sum % 11);
  return check !== 10 && Number(digits[12]) === check % 11;
}

/** Milliseconds since 1970 from 2010 to 2035, as phones and messengers name their files. */
export const isTimestamp = (digits: string): boolean => /^1(?:2[6-9]|[3-9]\d)\d{10}$|^20[0-4]\d{10}$/.test(digits);

/** Whether a day stands at the beginning or the end of groups of digits: '12 03 2026 12345', '2026-03-12-12345'. */
export function startsOrEndsWithDay(groups: readonly string[]): boolean {
  if (groups.length < 2) return false;
  return [groups[0], groups.at(-1)].some(isWholeDay) || isDayOf(groups.slice(0, 3)) || isDayOf(groups.slice(-3));
}

const isWholeDay = (group = ''): boolean => {
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(group) ?? [];
  const [, firstYear, second, third] = /^(\d{4})(\d{2})(\d{2})$/.exec(group) ?? [];
  return (
    isRecent(Number(year), Number(month), Number(day)) || isRecent(Number(firstYear), Number(second), Number(third))
  );
};

function isDayOf([one = '', two = '', three = '']: readonly string[]): boolean {
  if (one.length === 4) return two.length < 3 && three.length < 3 && isRecent(Number(one), Number(two), Number(three));
  if (one.length > 2 || two.length > 2 || (three.length !== 4 && three.length !== 2)) return false;
  return isRecent(Number(three) + (three.length === 2 ? 2000 : 0), Number(two), Number(one));
}

const isRecent = (year: number, month: number, day: number): boolean =>
  year >= 1900 && year < 2100 && isCalendarDate(year, month, day);
