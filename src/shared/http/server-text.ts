import { plainText } from '../html/strip-html.ts';

const CAP = 600;
const MOST_MESSAGES = 20;

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

function messagesOf(record: unknown): string[] {
  if (typeof record !== 'object' || record === null || !('resultItems' in record)) return [];
  const { resultItems } = record;
  if (!Array.isArray(resultItems)) return [];
  return resultItems
    .slice(0, MOST_MESSAGES)
    .map((item: unknown) => (typeof item === 'object' && item !== null && 'message' in item ? item.message : undefined))
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
  if (typeof data !== 'object' || data === null) return undefined;
  const record = data as Record<string, unknown>;
  const messages = messagesOf(record);
  if (messages.length) return tidy(messages.join('\n'));
  for (const key of ['message', 'detail', 'title', 'error', 'data'])
    if (typeof record[key] === 'string') return tidy(record[key]);
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
