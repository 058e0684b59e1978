import { plainText } from '../html/strip-html.ts';
import { type ApiError, GATEWAY } from './api-error.ts';

const CAP = 600;
const MOST_MESSAGES = 20;

/** Texts that gateways write themselves: they are not from the agency, which may have accepted what was sent. */
const GATEWAY_TEXT =
  /\b(bad gateway|gateway time-?out|upstream|service (temporarily )?unavailable|error code: ?5|timed? ?-?out|no server is available)/i;

/** The error of a call that was answered with a status other than success, with the agency's own message where it sent one. */
export async function httpError(status: number, data: unknown): Promise<ApiError> {
  const messages = await readMessages(data);
  const isOfGateway = GATEWAY.includes(status) && GATEWAY_TEXT.test(messages.message ?? '');
  return { kind: 'http', status, ...(!isOfGateway && messages) };
}

/**
 * The text for people in an error answer (faults A51, readings R2.9): a plain string, a JSON message, the texts of a list, or a
 * blob of either; of a list (R3.6, R8) also its `messages`. HTML pages give nothing. Each is capped and without control
 * characters, and always shown as plain text.
 */
export async function readMessages(data: unknown): Promise<Pick<ApiError, 'message' | 'messages'>> {
  const texts = textsIn(await readable(data));
  const message = Array.isArray(texts) ? tidy(texts.join('\n')) : texts;
  return message === undefined ? {} : { message, ...(Array.isArray(texts) && { messages: texts }) };
}

/** A body as data: text is parsed, bytes are read as text; a body too long for a message gives nothing. */
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

/** Fields that hold the reason, in lower case: a list of reasons comes before a title that fits all of them; `data` is R7's 'result or error text'. */
const FIELDS = ['resultitems', 'errors', 'message', 'detail', 'title', 'error', 'data'];
/** Deep enough for an item of a field of `errors` of an item of `data`. */
const DEPTH = 8;

/** The text in a part of an error answer, or the texts of a list. Letter case of field names does not matter. */
function textsIn(data: unknown, depth = DEPTH): string | string[] | undefined {
  if (typeof data === 'string') return tidy(data);
  if (typeof data !== 'object' || data === null || depth === 0) return undefined;
  if (Array.isArray(data)) {
    const texts = data.slice(0, MOST_MESSAGES).flatMap((item) => textsIn(item, depth - 1) ?? []);
    return texts.length > 0 ? texts.slice(0, MOST_MESSAGES) : undefined;
  }
  for (const field of FIELDS) {
    const value: unknown = Object.entries(data).find(([name]) => name.toLowerCase() === field)?.[1];
    // ProblemDetails has a list for each field that was wrong.
    const texts = textsIn(field === 'errors' && value instanceof Object ? Object.values(value) : value, depth - 1);
    if (texts !== undefined) return texts;
  }
  return undefined;
}

function tidy(text: string): string | undefined {
  if (/<(!doctype|html|head|body)\b/i.test(text)) return undefined;
  // Control characters are dropped; line breaks stay.
  // eslint-disable-next-line no-control-regex
  const plain = plainText(text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')).trim();
  if (!plain) return undefined;
  return plain.length > CAP ? `${plain.slice(0, CAP)}…` : plain;
}
