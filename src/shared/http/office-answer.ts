import { isJson, isPage, startOf, type Taken } from './api-answer.ts';
import { readMessages } from './server-messages.ts';

/** First bytes of zip (.xlsx, .docx) and of the compound file of the older .xls and .doc. */
const OFFICE_STARTS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/**
 * Like `takeAnswer`, for a call whose answer is an Office file (readings P7, P8), recognised by its first bytes. A text in its
 * place is the agency's message.
 */
export async function takeOfficeFile(body: Blob, type: string): Promise<Taken> {
  if (await isOffice(body)) return { answer: body };
  const start = await startOf(body);
  const isText = isJson(start, type) || /text\/plain/i.test(type);
  const message = isText && !isPage(start, type) ? (await readMessages(body)).message : undefined;
  return { failed: { kind: 'contract', ...(message !== undefined && { message }) } };
}

async function isOffice(body: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await body.slice(0, 4).arrayBuffer());
  return OFFICE_STARTS.some((start) => start.every((byte, at) => bytes[at] === byte));
}
