import { bodyText, isJson, isPage, NO_ANSWER, type Sent, startOf, type Taken } from './api-answer.ts';
import { hasErrorSign } from './error-sign.ts';
import { readMessages } from './server-messages.ts';

/** Longest body of a binary answer that is read. */
const READABLE = 100_000;
/** Longest text that is taken for binary data, in characters. */
const SHORT = 500;
/** What no text has: control characters, or more than a letter that is cut at the end. */
// oxlint-disable-next-line no-control-regex -- control characters are meant
const BYTES = /[\u0000-\u0008\u000E-\u001F\u007F]|\uFFFD(?!$)/;
/** Beginning of a compressed page that does not say so. */
const COMPRESSED = '\u001F\uFFFD';

/**
 * The one place that decides whether the body of a 200 or 201 says that something sent is done (readings P5, R4.7, R4.8): nothing,
 * data without a sign of an error, or, where binary data are promised, bytes or a short text without such a sign (P7 does not say
 * which). A page, another text that is no JSON, cut JSON and data with a sign of an error are not known, and their words are shown.
 */
export async function takeSentAnswer(body: unknown, type: string, expected: Sent): Promise<Taken> {
  const start = body instanceof Blob ? await startOf(body) : '';
  if (!(body instanceof Blob)) return takeText(bodyText(body), type, expected);
  if (start.startsWith(COMPRESSED)) return NO_ANSWER;
  if (BYTES.test(start) && !isJson(start, type)) return { answer: body };
  return body.size < READABLE ? takeText(bodyText(await body.text()), type, expected) : NO_ANSWER;
}

async function takeText(text: string, type: string, expected: Sent): Promise<Taken> {
  const isPageType = isPage('', type);
  if (isPage(text, '') || (isPageType && text === '')) return NO_ANSWER;
  if (text === '') return { answer: null };
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    if (isJson(text, type)) return NO_ANSWER;
    const isBinary = expected === 'binary' && text.length <= SHORT && !text.startsWith('<') && !isPageType;
    return isBinary && !hasErrorSign(text) ? { answer: text } : said(text);
  }
  return isPageType || hasErrorSign(answer, expected === 'results') ? said(answer) : { answer };
}

/** No answer of the API, or one with an error: its words are shown, but what was sent is neither done nor refused. */
const said = async (data: unknown): Promise<Taken> => ({
  failed: { kind: 'contract', ...(await readMessages(data).catch(() => ({}))) },
});
