import { JIB_LENGTH } from '#shared/config/settings.ts';
import { documentText } from '#shared/format/document-text.ts';
import { toLatin } from '#shared/format/latin.ts';
import { longNumbers, readableText } from '#shared/format/long-numbers.ts';
import { looksLikePersonNumber } from '#shared/format/number-kinds.ts';
import type { ReadValue } from './proposal.ts';

/** Words that say that a jib follows: 'JIB:', 'ID broj', 'identifikacijski broj (JIB)'. */
const LABEL =
  /(?<!\p{L})(?:j[i1l|]b|id[\s.-]*br(?:oj)?|id(?=\s*:)|identifikacion\p{L}*\s+broj|identifikacijsk\p{L}*\s+broj|uin|(?:maticni|matični)\s+broj(?!\s+gra))(?!\p{L})/giu;
/** How far after its word a jib may be, and how close a number is that can only be it. */
const REACH = { word: 80, number: 12 } as const;
/** What may stand between the word and its jib: no new sentence, line of words, list, end of brackets or empty place. */
const BETWEEN = /^\)?(?:[^\n;|_□☐)\].!?]|\([^)\n]*\)|[.!?](?!\s))*\n?[^\p{L}\n;|_□☐)]*$/u;

/** Numbers of accounts and telephones, whose groups may add up to any length. */
const EXPLAINED =
  /(?<!\p{L})(?:iban|(?:transakcijsk|žiro|ziro)\p{L}*|ra\S?un\p{L}*|tel(?:efon)?|fax|faks|mob(?:itel)?|gsm)(?!\p{L})[^\d\n]{0,80}\d[\d ()/.-]*/giu;
/** Words before a number that say that it is another: of a case, a document, a register, a tax, an amount. */
const OTHER_BEFORE =
  /(?:(?<!\p{L})(?:broj\p{L}*(?:\s+\p{L}+)?|br|no|nr|number|mbs|mb|rb|pdv|vat|š?ifra|oznaka|protokol\p{L}*|iznos\p{L}*|sum[aeu]|kod|ref|partij\p{L}*|kredit\p{L}*|polic\p{L}*|faktur\p{L}*|po[sš]ilj\p{L}*|transakc\p{L}*|taks\p{L}*|dokument\p{L}*|predmet\p{L}*|[cč]estic\p{L}*|ul|re|cms\s+id|uplatila\p{L}*)[^\p{L}\p{N}]{0,4}|[\p{L}/@=])$/iu;
/** What follows a number that is another, or a part of one: an address, a path, decimals, a currency. */
const OTHER_AFTER = /^(?:[@/]|[.,]\d|\.\p{L}|\s?(?:km|bam|eur|€|\$)(?!\p{L})|\p{L})/iu;
/** Who has a part in a proceeding; of several, the last named has the number. */
const PARTY =
  /(?<!\p{L})(?:(du[zž]nik|du[zž]nic|debtor)|povjeri|vjerovni|predlaga|podnosi[ot]|upravnik|upravni[ck]|upravitelj|punomo|zastupni|tu[zž]i[ot]|tra[zž]i[ot]|odvjetni|advokat|bank[aeiou]|vlasni|osniva|uplatila|porezn|notar|bilje[zž]ni|creditor|trustee|applicant|attorney)/giu;
/** A court or an agency on the same line. */
const COURT = /(?<!\p{L})(?:sud(?!\p{L})|sudu|agencij)[^\n]{0,60}$/iu;
/** How far before a number its party may be named, on its line or the one above. */
const PARTY_REACH = /[^\n]{0,160}\n?[^\n]{0,100}$/;

/** Thirteen digits or more with anything short between them: boxes, wide letters, unlike separators, an account's dash. */
const LOOSE = /(?<![\p{L}\d])\d(?:[^\p{L}\p{N}\n]{0,4}\d){12,}(?!\d)/gu;
const SINGLE = /(?<![\p{L}\d]|\d[.,])\d(?:[^\p{L}\p{N}]{1,14}\d){12,}(?![\p{L}\d])/gu;
/** Digits at the end of a line and at the beginning of the next. */
const BROKEN =
  /(?<![\p{L}\d.,/-])(\d[\d .-]{0,24}?)[ ]{0,9}[-\u00AC]?[ ]{0,9}\n[ ]{0,9}(\d[\d .-]{0,24})(?![\p{L}\d])/gu;
/** Thirteen signs, most of them digits, as read from a scan. */
const LOOKALIKE = /(?<![\p{L}\d])(?=(?:[^\s\d]{0,6}\d){7})(?=\d*[\p{L}|?])[\d\p{L}|?]{13}(?![\p{L}\d])/gu;

type Place = { at: number; end: number };
const overlaps = (one: Place, other: Place) => one.at < other.end && other.at < one.end;

/**
 * The jibs in the text of a document or the name of a file, in any script, and what may be one but is not read for certain: such
 * a place is why another jib is not the only one (readings, 'what the inbox proposes').
 */
export function jibsInDocument(text: string, from: 'name' | 'text'): ReadValue[] {
  const plain = readableText(toLatin(documentText(text)));
  const numbers = longNumbers(plain, JIB_LENGTH);
  const explained = [...plain.matchAll(EXPLAINED)]
    .filter(({ 0: run }) => run.search(LABEL) < 0)
    .map(({ index: at, 0: { length } }) => ({ at, end: at + length }));
  const read = numbers
    .filter(({ kind }) => kind === 'plain')
    .map(({ digits, at, end }) => {
      const isOther =
        explained.some((each) => overlaps(each, { at, end })) ||
        isOtherNumber(plain, { at, end }) ||
        (from === 'text' && isOfOther(plain.slice(Math.max(0, at - 260), at)));
      return { value: digits, at, end, isCertain: !isOther && !looksLikePersonNumber(digits) };
    });
  const known: Place[] = [...numbers, ...explained];
  const seen = [...unread(plain)].filter((place) => !known.some((each) => overlaps(place, each)));
  const found = [...read, ...seen];
  return [...found, ...labelsWithoutJib(plain, read)].toSorted((one, other) => one.at - other.at);
}

/** Whether what stands around a number says that it is no jib. */
function isOtherNumber(plain: string, { at, end }: Place): boolean {
  const before = plain.slice(Math.max(0, at - REACH.word), at);
  const number = plain.slice(at, end);
  const label = [...before.matchAll(LABEL)].at(-1);
  const isLabelled =
    label !== undefined &&
    /^[^\p{L}\p{N}]*$/u.test(before.slice(label.index + label[0].length)) &&
    !/cms\s*$/i.test(before.slice(0, label.index));
  if (!isLabelled && (OTHER_BEFORE.test(before) || /^(?:97[89]|387)/.test(number))) return true;
  // Twelve digits and one more are a VAT number beside another.
  return /^\d{12}\D|\D\d{12}$/.test(number) || OTHER_AFTER.test(plain.slice(end, end + 6));
}

/** Whether the text before a number names somebody else than the debtor as the last who has a part. */
function isOfOther(before: string): boolean {
  const [near = ''] = PARTY_REACH.exec(before) ?? [];
  const [, debtor] = [...near.matchAll(PARTY)].at(-1) ?? [null, 'none'];
  return debtor === undefined || COURT.test(near);
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
    const jib = read.find((each) => each.at >= end && each.at <= end + reach);
    const between = plain.slice(end, jib?.at);
    const hasJib = jib !== undefined && (/^[^\p{L};|_□☐]*$/u.test(between) || BETWEEN.test(between));
    return hasJib ? [] : [{ value: null, at, end, isCertain: false }];
  });
}
