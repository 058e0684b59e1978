import { plainText } from '../html/strip-html.ts';
import { type ApiError, GATEWAY } from './api-error.ts';

const CAP = 600;
const MOST_MESSAGES = 20;

/** What gateways say on their own: none of it is the agency's, which may have taken what was sent. */
const GATEWAY_WORDS =
  /\b(bad gateway|gateway time-?out|upstream|service (temporarily )?unavailable|error code: ?5|timed? ?-?out|no server is available)/i;

/** The failure of a call that was answered with another status than a success, with what the agency says of it to people. */
export async function httpError(status: number, data: unknown): Promise<ApiError> {
  const said = await serverText(data);
  const message = said !== undefined && GATEWAY.includes(status) && GATEWAY_WORDS.test(said) ? undefined : said;
  const messages = await serverMessages(data);
  return { kind: 'http', status, ...(message !== undefined && { message }), ...(messages.length > 0 && { messages }) };
}

/**
 * The text for people in an error answer (faults A51, readings R2.9): a plain string, a JSON message, `resultItems[].message`,
 * or a blob of either. HTML pages give nothing. Capped and without control characters; always shown as plain text.
 */
export async function serverText(data: unknown): Promise<string | undefined> {
  return textOf(await readable(data));
}

/** The `resultItems[].message` of an error answer (R3.6, R8), each plain and capped; none when it has no such list. */
export async function serverMessages(data: unknown): Promise<string[]> {
  return messagesOf(await readable(data));
}

/** A body as data: text is parsed, bytes are read as text; a body too long for a message gives nothing. */
async function readable(data: unknown): Promise<unknown> {
  if (data instanceof Blob) return data.size > 100_000 ? undefined : parsed(await data.text());
  return typeof data === 'string' ? parsed(data) : data;
}

/** A field of an error answer, whatever the case of its name: frameworks write 'Message' as well. */
function fieldOf(record: unknown, name: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined;
  return Object.entries(record).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

function messagesOf(record: unknown): string[] {
  const items = fieldOf(record, 'resultItems');
  if (!Array.isArray(items)) return [];
  return items
    .slice(0, MOST_MESSAGES)
    .map((item: unknown) => fieldOf(item, 'message'))
    .flatMap((message) => (typeof message === 'string' ? (tidy(message) ?? []) : []));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function textOf(data: unknown): string | undefined {
  if (typeof data === 'string') return tidy(data);
  const messages = messagesOf(data);
  if (messages.length) return tidy(messages.join('\n'));
  const texts = ['message', 'detail', 'title', 'error', 'data'].map((name) => fieldOf(data, name));
  const text = texts.find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof text === 'string' ? tidy(text) : undefined;
}

function tidy(text: string): string | undefined {
  if (/<(!doctype|html|head|body)\b/i.test(text)) return undefined;
  // Control characters are dropped; line breaks stay.
  // eslint-disable-next-line no-control-regex
  const plain = plainText(text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')).trim();
  if (!plain) return undefined;
  return plain.length > CAP ? `${plain.slice(0, CAP)}…` : plain;
}
