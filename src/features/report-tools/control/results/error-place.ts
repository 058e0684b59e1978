import { parseNumber } from '#shared/format/parse-number.ts';
import { stripHtml } from '#shared/html/strip-html.ts';
import { isSameSheetName } from '#shared/workbook/sheet-name.ts';

/** An error of the control in parts, as far as its own text contains them; nothing is guessed. */
export type PlacedError = {
  /** Its index in the result, which distinguishes equal errors. */
  key: string;
  /** As the agency sent it. */
  html: string;
  sheet: string | null;
  cell: string | null;
  /** The text without the sheet, cell and amounts that are shown beside it. */
  rest: string;
  /** The written and the expected value, if the text contains both. */
  amounts: { written: number; expected: number } | null;
};

/** `<b>Bilans stanja</b>, ćelija <b>D12</b>: …`, with or without the markup. */
const PLACE =
  /^\s*(?:<(?:b|strong)>)?([^<>:]{1,80}?)(?:<\/(?:b|strong)>)?\s*(?:,\s*(?:ćelija|polje|cell)\s+(?:<(?:b|strong)>)?([A-Z]{1,3}[1-9]\d{0,6})(?:<\/(?:b|strong)>)?\s*)?:\s+/u;
/** `<p>…</p>` or `<span style=…>…</span>` around the whole text. */
const WRAPPED = /^\s*<(p|span|div|font)\b[^>]*>((?:(?!<\1\b)[\s\S])*)<\/\1>\s*$/i;
const AMOUNTS =
  /\s*\((?:upisano|uneseno|entered)\s+([-\u2212]?[\d.,]+),\s+(?:očekivano|expected)\s+([-\u2212]?[\d.,]+)\)/u;

/** Reads sheet, cell and amounts from an error; only sheets of the workbook count, because bold text may be anything. */
export function placeError(html: string, index: number, sheets: readonly string[]): PlacedError {
  const inner = WRAPPED.exec(html)?.[2] ?? html;
  const match = PLACE.exec(inner);
  const named = match?.[1] ? stripHtml(match[1]) : null;
  const sheet = sheets.find((name) => named !== null && isSameSheetName(name, named)) ?? null;
  const text = match && sheet !== null ? inner.slice(match[0].length) : inner;
  const amounts = readAmounts(text);
  return {
    key: `${index}`,
    html,
    sheet,
    cell: sheet === null ? null : (match?.[2] ?? null),
    rest: capital(amounts ? text.replace(AMOUNTS, '') : text),
    amounts,
  };
}

/**
 * A text that is certainly an amount, with only one possible value in any language: with one or two decimals, or with several
 * thousands separators. 1.200 is ambiguous, 2021 may be a year and 31.12.2021 is a day, so these stay as they are.
 */
const AMOUNT =
  /^[-\u2212]?(?:\d+[.,]\d{1,2}|\d{1,3}(?:(?:\.\d{3})+,|(?:,\d{3})+\.)\d{1,2}|\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,}))$/;

function readAmounts(text: string): PlacedError['amounts'] {
  const [, ...amounts] = AMOUNTS.exec(text) ?? [];
  const [first = null, second = null] = amounts.map((amount) =>
    AMOUNT.test(amount) ? parseNumber(amount, 'bs') : null,
  );
  return first === null || second === null ? null : { written: first, expected: second };
}

/** Capitalises a text that followed a colon, so that it becomes a sentence. */
function capital(text: string): string {
  return /^\p{Ll}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
