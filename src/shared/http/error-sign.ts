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
export function hasErrorSign(data: unknown, areResults = false, depth = DEPTH): boolean {
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
