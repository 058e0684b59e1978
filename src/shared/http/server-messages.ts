import { plainText } from '../html/strip-html.ts';
import { type ApiError, isGateway } from './api-error.ts';

const CAP = 600;
const MOST_MESSAGES = 20;

/** Texts of gateways: they do not come from the agency, which may have accepted what was sent. */
const GATEWAY_TEXT =
  /\b(gateway|proxy|upstream|backend|origin|cloudflare|service (is )?(temporarily |currently )?unavailable|error code: ?\d|timed? ?-?out|no server is available|internal server error|overloaded|connection (refused|reset))/i;

/** The error of a call whose status is not success, with the agency's own message if it sent one. */
export async function httpError(status: number, data: unknown): Promise<ApiError> {
  const messages = await readMessages(data);
  const isOfGateway = isGateway(status) && GATEWAY_TEXT.test(messages.message ?? '');
  return { kind: 'http', status, ...(!isOfGateway && messages) };
}

/**
 * The text for people in an error answer (faults A51, readings R2.9): a plain string, a JSON message, the texts of a list, or a
 * blob of these; for a list (R3.6, R8) also its `messages`. HTML pages give no text. Texts are capped and have no control
 * characters; always show them as plain text.
 */
export async function readMessages(data: unknown): Promise<Pick<ApiError, 'message' | 'messages'>> {
  const texts = textsIn(await readable(data));
  const message = Array.isArray(texts) ? tidy(texts.join('\n')) : texts;
  return message === undefined ? {} : { message, ...(Array.isArray(texts) && { messages: texts }) };
}

/** A body as data: text is parsed, bytes are read as text; undefined for bytes too long to be a message. */
async function readable(data: unknown): Promise<unknown> {
  if (data instanceof Blob) return data.size > 100_000 ? undefined : parsed(await data.text());
  return typeof data === 'string' ? parsed(data) : data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Fields that hold the reason, in lower case; lists of reasons come before general titles; `data` is R7's 'result or error text'. */
const FIELDS =
  'resultitems errors message errormessage exceptionmessage errordescription detail title error fault faultstring msg reason description data'.split(
    ' ',
  );
/** Enough for an item of a field of `errors` of an item of `data`. */
const DEPTH = 8;

/** The text in a part of an error answer, or the texts of a list. Field names are found in any letter case. */
function textsIn(data: unknown, depth = DEPTH): string | string[] | undefined {
  if (typeof data === 'string') return tidy(data);
  if (typeof data !== 'object' || data === null || depth === 0) return undefined;
  if (Array.isArray(data)) {
    const texts = data.slice(0, MOST_MESSAGES).flatMap((item) => textsIn(item, depth - 1) ?? []);
    return texts.length > 0 ? texts.slice(0, MOST_MESSAGES) : undefined;
  }
  for (const field of FIELDS) {
    const value: unknown = Object.entries(data).find(
      ([name]) => name.toLowerCase().replace(/[_-]/g, '') === field,
    )?.[1];
    // ProblemDetails has a list for each wrong field.
    const texts = textsIn(field === 'errors' && value instanceof Object ? Object.values(value) : value, depth - 1);
    if (texts !== undefined) return texts;
  }
  // In an envelope of another name.
  for (const value of Object.values(data)) {
    const texts = typeof value === 'object' ? textsIn(value, depth - 1) : undefined;
    if (texts !== undefined) return texts;
  }
  return undefined;
}

const PAGE = /<(!doctype|html|head|body)\b/i;

function tidy(text: string): string | undefined {
  if (PAGE.test(text)) return undefined;
  // Control characters are dropped, escaped ones too; line breaks stay.
  const plain = plainText(text)
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .trim();
  const unreadable = plain.split('\uFFFD').length - 1;
  if (!plain || PAGE.test(plain) || unreadable * 5 > plain.length) return undefined;
  return plain.length > CAP ? `${plain.slice(0, CAP)}…` : plain;
}
