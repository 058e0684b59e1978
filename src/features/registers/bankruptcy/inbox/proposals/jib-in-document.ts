import { JIB_LENGTH } from '#shared/config/settings.ts';
import { documentText } from '#shared/format/document-text.ts';
import { toLatin } from '#shared/format/latin.ts';
import { longNumbers, readableText } from '#shared/format/long-numbers.ts';
import { looksLikePersonNumber } from '#shared/format/number-kinds.ts';
import type { ReadValue } from './proposal.ts';

/** Words that say that a jib follows: 'JIB:', 'ID broj', 'identifikacijski broj (JIB)'. */
const LABEL =
  /(?<!\p{L})(?:jib|id[\s.-]*br(?:oj)?|id(?=\s*:)|identifikacion\p{L}*\s+broj|identifikacijsk\p{L}*\s+broj|uin|(?:maticni|matični)\s+broj(?!\s+gra))(?!\p{L})/giu;
/** How far after its word a jib may be, and how close a number is that can only be it. */
const REACH = { word: 80, number: 12 } as const;

/** Numbers of accounts and telephones, whose groups may add up to any length. */
const EXPLAINED =
  /(?<!\p{L})(?:iban|(?:transakcijsk|žiro|ziro)\p{L}*|ra\S?un\p{L}*|tel(?:efon)?|fax|faks|mob(?:itel)?|gsm)(?!\p{L})[^\d\n]{0,40}\d[\d ()/.-]*/giu;

/** Thirteen digits or more with anything short between them: boxes, wide letters, unlike separators, an account's dash. */
const LOOSE = /(?<![\p{L}\d])\d(?:[^\p{L}\p{N}\n]{0,4}\d){12,}(?!\d)/gu;
const SINGLE = /(?<![\p{L}\d]|\d[.,])\d(?:[^\p{L}\p{N}]{1,14}\d){12,}(?![\p{L}\d])/gu;
/** Digits at the end of a line and at the beginning of the next. */
const BROKEN = /(?<![\p{L}\d.,/-])(\d[\d .-]*?)[ ]*[-\u00AC]?[ ]*\n[ ]*(\d[\d .-]*)(?![\p{L}\d])/gu;
/** Letters that look like digits, as read from a scan. */
const LOOKALIKE = /(?<![\p{L}\d])(?=(?:[OoQDIlSBZ|]*\d){9})(?=\d*[OoQDIlSBZ|])[\dOoQDIlSBZ|]{13}(?![\p{L}\d])/gu;

type Place = { at: number; end: number };
const overlaps = (one: Place, other: Place) => one.at < other.end && other.at < one.end;

/**
 * The jibs in the text of a document or the name of a file, in any script, and what may be one but is not read for certain: such
 * a place is why another jib is not the only one (readings, 'what the inbox proposes').
 */
export function jibsInDocument(text: string): ReadValue[] {
  const plain = readableText(toLatin(documentText(text)));
  const numbers = longNumbers(plain, JIB_LENGTH);
  const read = numbers
    .filter(({ kind }) => kind === 'plain')
    .map(({ digits, at, end }) => ({ value: digits, at, end, isCertain: !looksLikePersonNumber(digits) }));
  const known: Place[] = [
    ...numbers,
    ...[...plain.matchAll(EXPLAINED)].map(({ index: at, 0: { length } }) => ({ at, end: at + length })),
  ];
  const seen = [...unread(plain)].filter((place) => !known.some((each) => overlaps(place, each)));
  const found = [...read, ...seen];
  return [...found, ...labelsWithoutJib(plain, read)].toSorted((one, other) => one.at - other.at);
}

type Found = ReadValue & Place;

function* unread(plain: string): Generator<Found> {
  for (const { index: at, 0: run } of plain.matchAll(LOOSE)) {
    const value = thirteenIn(run.match(/\d+/g) ?? []);
    if (value !== undefined) yield { value, at, end: at + run.length, isCertain: false };
  }
  for (const { index: at, 0: run } of plain.matchAll(SINGLE)) {
    const digits = run.replace(/\D/g, '');
    yield { value: digits.length === JIB_LENGTH ? digits : null, at, end: at + run.length, isCertain: false };
  }
  for (const { index: at, 0: run, 1: first = '', 2: second = '' } of plain.matchAll(BROKEN)) {
    const digits = (first + second).replace(/\D/g, '');
    if (digits.length === JIB_LENGTH) yield { value: digits, at, end: at + run.length, isCertain: false };
  }
  for (const { index: at, 0: run } of plain.matchAll(LOOKALIKE))
    yield { value: null, at, end: at + run.length, isCertain: false };
}

/** The first neighbouring groups that make up thirteen digits. */
function thirteenIn(groups: readonly string[]): string | undefined {
  for (let first = 0; first < groups.length; first++) {
    let digits = '';
    for (const group of groups.slice(first)) {
      digits += group;
      if (digits.length === JIB_LENGTH) return digits;
      if (digits.length > JIB_LENGTH) break;
    }
  }
  return undefined;
}

/** Words such as 'JIB' after which no jib was read: it may be a picture, or damaged. */
function labelsWithoutJib(plain: string, read: readonly Found[]): Found[] {
  return [...plain.matchAll(LABEL)].flatMap(({ index: at, 0: { length } }) => {
    const end = at + length;
    const next = /^[^\p{L}\d]{0,12}?(?=[\dOol|_□☐])/u.exec(plain.slice(end, end + REACH.number + 1));
    const reach = next && /\d|[□☐|_]/.test(plain.charAt(end + next[0].length)) ? next[0].length : REACH.word;
    const hasJib = read.some((jib) => jib.at >= end && jib.at <= end + reach);
    return hasJib ? [] : [{ value: null, at, end, isCertain: false }];
  });
}
