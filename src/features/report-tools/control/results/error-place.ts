import { parseNumber } from '#shared/format/parse-number.ts';
import type { Lang } from '#shared/i18n/languages.ts';

/** An error of the control taken apart, as far as its own text tells; nothing here is made up. */
export type PlacedError = {
  /** Its place in the result: tells two equal errors apart. */
  key: string;
  /** As the agency sent it. */
  html: string;
  sheet: string | null;
  cell: string | null;
  /** The text without the sheet, cell and amounts that are told beside it. */
  rest: string;
  /** What is written in the cell and what should be, when the text names both. */
  amounts: { written: number; expected: number } | null;
};

/** `<b>Bilans stanja</b>, ćelija <b>D12</b>: …`, with or without the marks. */
const PLACE =
  /^\s*(?:<(?:b|strong)>)?([^<>:]{1,80}?)(?:<\/(?:b|strong)>)?\s*(?:,\s*(?:ćelija|polje|cell)\s+(?:<(?:b|strong)>)?([A-Z]{1,3}[1-9]\d{0,6})(?:<\/(?:b|strong)>)?\s*)?:\s+/u;
const BOLD_FIRST = /^\s*<(?:b|strong)>/;
const AMOUNTS =
  /\s*\((?:upisano|uneseno|entered)\s+([-\u2212]?[\d.,]+),\s+(?:očekivano|expected)\s+([-\u2212]?[\d.,]+)\)/u;

/**
 * Reads sheet, cell and amounts from an error. A sheet is believed when the text sets it off in bold at its beginning, or
 * when the workbook has a sheet of that name (`sheets`).
 */
export function placeError(html: string, index: number, lang: Lang, sheets: readonly string[]): PlacedError {
  const match = PLACE.exec(html);
  const sheet = match?.[1] ? plain(match[1]).trim() : null;
  const believed = match && sheet && (match[2] || BOLD_FIRST.test(html) || sheets.includes(sheet)) ? match : null;
  const text = believed ? html.slice(believed[0].length) : html;
  const amounts = readAmounts(text, lang);
  return {
    key: `${index}`,
    html,
    sheet: believed ? sheet : null,
    cell: believed?.[2] ?? null,
    rest: capital(amounts ? text.replace(AMOUNTS, '') : text),
    amounts,
  };
}

function readAmounts(text: string, lang: Lang): PlacedError['amounts'] {
  const [, written, expected] = AMOUNTS.exec(text) ?? [];
  if (written === undefined || expected === undefined) return null;
  const amounts = { written: parseNumber(written, lang), expected: parseNumber(expected, lang) };
  return amounts.written === null || amounts.expected === null
    ? null
    : (amounts as { written: number; expected: number });
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function plain(html: string): string {
  return html.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** What stood behind a colon becomes a sentence. */
function capital(text: string): string {
  return /^\p{Ll}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
