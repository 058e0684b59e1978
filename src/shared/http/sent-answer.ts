import { bodyText, isJson, isPage, NO_ANSWER, type Sent, startOf, type Taken } from './api-answer.ts';
import { readMessages } from './server-messages.ts';

/** Longest body of a binary answer that is read. */
const READABLE = 100_000;
/** What no text has: control characters, or more than a letter that is cut at the end. */
// oxlint-disable-next-line no-control-regex -- control characters are meant
const BYTES = /[\u0000-\u0008\u000E-\u001F\u007F]|\uFFFD(?!$)/;
/** Beginning of a compressed page that does not say so. */
const COMPRESSED = '\u001F\uFFFD';

/**
 * The one place that decides whether the body of a 200 or 201 says that something sent is done (readings P5, R4.7, R4.8): nothing,
 * data without a sign of an error, or bytes where they are promised. A page, a text that is no JSON, cut JSON and data with a sign
 * of an error are not known, and their words are shown.
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
    return isJson(text, type) ? NO_ANSWER : said(text);
  }
  return isPageType || hasErrorSign(answer, expected === 'results') ? said(answer) : { answer };
}

/** No answer of the API, or one with an error: its words are shown, but what was sent is neither done nor refused. */
const said = async (data: unknown): Promise<Taken> => ({
  failed: { kind: 'contract', ...(await readMessages(data).catch(() => ({}))) },
});

/** Names of what says, whatever the case and spelling, that something failed: 'errorCount', 'Error-Code', 'isBlocked', 'faultstring'. */
const FAILURE =
  /error|^err(?:code|msg|no)?s?$|exception|stacktrace|(?<!de)fault|fail|den(?:y|ied)|block|reject|refus|forbid|unauthor|unsuccess|^(?:is|was)?(?:not|in)(?:valid|accept|saved|stored|sent|received)|captive|challenge|redirect|(?:log(?:in|on)|portal)ur[il]/;
/** Names of what says that something succeeded; a no is a failure. */
const SUCCESS =
  /^(?:is|was|has|have|been)*(?:success\w*|succeed\w*|ok|valid|accepted|saved|stored|sent|received|delivered|allowed|authenticated|authori[sz]ed)$/;
/** Names of a verdict, whose value is a word, a number of HTTP, or no. */
const VERDICT =
  /^(?:http|response|result)*(?:status|code|result|outcome|state|verdict|action|response|data|value|d)(?:code|text|type)?$/;
/** Names of what is said to people. */
const WORDS = /(?:message|msg|title|detail|reason|description|text|info)s?$|^(?:type|level|severity)$/;

/** Words of failure, in the languages of the agency, of servers and of filters. */
const FAILED =
  /error|exception|\bfalse\b|\bfault|fail|den(?:y|ied)|block|forbid|unauthor|reject|refus|invalid|expired|unavailable|unable|unsuccess|timed? ?-?out|violat|captcha|\blog ?(?:in|on)\b|\bsign ?in\b|\bnot\b|\bn?ko\b|\bnok\b|cannot|could ?n.t|\bbad\b|missing|maintenance|try again|too (?:many|large|busy)|suspicious|malicious|firewall|intercept|verify you|quota|abort|gre[sš][akc]|pogre[sš]|neuspje|\bnije\b|\bnisu\b|odbij|odba[cč]|zabran|blokir|onemogu|nedo(?:stup|zvo)|neva[zž]e|neisprav|istek|zaklju[cč]an|poku[sš]ajte|odr[zž]avanj|prijavite/i;
/** 'No errors' is no failure. */
const WITHOUT = /\b(?:no|without|zero|0|bez|nema)\s+(?:errors?|gre[sš]\p{L}*)/giu;
const HTTP_FAILURE = /^[45]\d\d\b/;
const PAGE = /^\s*<(?:!|\?xml|html|head|body|h\d|script|meta|title)/i;
/** Deeper than any answer of an API is. */
const DEPTH = 20;

/**
 * Whether data carry a sign of an error, in any envelope, spelling and depth (readings, P5, R4.7, R4.8): `errorCount` above 0,
 * `error`, `success: false`, a status or words of failure, a page, or a bare `false`. Filters and proxies answer such things with
 * 200 as well. With `areResults`, the errors of a report's control are none: the submission until 2021 answers with results.
 */
function hasErrorSign(data: unknown, areResults = false, depth = DEPTH): boolean {
  if (depth <= 0 || data === false) return true;
  if (typeof data === 'number') return data <= 0 || HTTP_FAILURE.test(String(data));
  if (typeof data === 'string') return saysFailure(data, depth);
  if (typeof data !== 'object' || data === null) return false;
  if (Array.isArray(data))
    return data.some((item) =>
      (depth === DEPTH && typeof item !== 'number') || item === false
        ? hasErrorSign(item, areResults, depth - 1)
        : isInside(item, areResults, depth),
    );
  const isResult = areResults && 'id' in data && 'name' in data && 'errors' in data;
  return Object.entries(data).some(
    ([name, value]: [string, unknown]) =>
      !(isResult && name === 'errors') &&
      (isSign(name.toLowerCase().replace(/[^a-z]/g, ''), value, depth - 1) || isInside(value, areResults, depth)),
  );
}

/** Whether an inner value carries a sign, whatever its name: what people write may have any words, so only data and pages do. */
function isInside(value: unknown, areResults: boolean, depth: number): boolean {
  if (typeof value === 'string') return holdsFailure(value, depth);
  return typeof value === 'object' && hasErrorSign(value, areResults, depth - 1);
}

function isSign(name: string, value: unknown, depth: number): boolean {
  if (FAILURE.test(name)) return isSomething(value, depth);
  const isVerdict = VERDICT.test(name);
  const words = [value].flat().filter((each) => typeof each === 'string');
  if (SUCCESS.test(name)) return isNo(value) || words.some((each) => saysFailure(each, depth));
  if (isVerdict && (value === false || HTTP_FAILURE.test(plain(value)))) return true;
  return (isVerdict || WORDS.test(name)) && words.some((each) => saysFailure(each, depth));
}

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : '';

function isSomething(value: unknown, depth: number): boolean {
  if (depth <= 0) return true;
  if (typeof value === 'object' && value !== null)
    return Object.values(value).some((each) => isSomething(each, depth - 1));
  return !/^(?:|null|undefined|false|0+|none|no|ok|success)$/i.test(plain(value));
}

const isNo = (value: unknown): boolean =>
  value === null || (typeof value !== 'object' && /^(?:|false|0|no)$/i.test(plain(value)));

const saysFailure = (text: string, depth: number): boolean =>
  HTTP_FAILURE.test(text) || FAILED.test(text.replace(WITHOUT, '')) || holdsFailure(text, depth);

/** Whether a text is a page, or data with a sign of an error. */
function holdsFailure(text: string, depth: number): boolean {
  if (PAGE.test(text)) return true;
  if (!/^\s*[[{"]/.test(text)) return false;
  try {
    return isInside(JSON.parse(text), false, depth - 1);
  } catch {
    return false;
  }
}
