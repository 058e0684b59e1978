import { random, type Random } from '../random.ts';
import { switches } from '../switches.ts';
import { hash } from './hash.ts';

/** Faults in transit: the answer itself is malformed, whatever it contains. */
const WIRE_FAULTS = [
  'cut',
  'broken',
  'charset',
  'drip',
  'redirect',
  'redirectLoop',
  'page',
  'wrongType',
  'empty',
  'noContent',
  'partial',
  'refused',
  'failed',
  'busy',
] as const;
/** Faults inside a JSON body that can still be parsed. */
const BODY_FAULTS = ['types', 'nulls', 'absent', 'huge', 'many', 'envelope', 'nested'] as const;

type WireFault = (typeof WIRE_FAULTS)[number];
type BodyFault = (typeof BODY_FAULTS)[number];

/** The fault of a call for a seed; `plain` leaves it unchanged. */
export type Fuzz = {
  fault: 'plain' | WireFault | BodyFault;
  /** For decisions about single fields; starts the same for each answer. */
  dice: Random;
};

const isBodyFault = (fault: Fuzz['fault']): fault is BodyFault => (BODY_FAULTS as readonly string[]).includes(fault);
/** Calls of the session, usually left alone, because nothing behind the sign-in would be reached otherwise. */
const SESSION = /\/(Users\/Identity|UserSessions\/\w+)$/;

/** The seed for a call: that of its page (`AgencyFuzz/17` in the User-Agent), else the agency's own (`AGENCY_FUZZ`); 0 is none. */
export function fuzzSeedOf(request: Pick<Request, 'headers'>): number {
  const own = /\bAgencyFuzz\/(\d+)/.exec(request.headers.get('user-agent') ?? '')?.[1];
  return own === undefined ? switches.fuzz : Number(own);
}

/** The fault of a call for a seed; the same call and seed have the same fault, in whatever order calls arrive. */
export function fuzzOf(seed: number, method: string, url: string): Fuzz {
  const { pathname, search } = new URL(url);
  const isSession = SESSION.test(pathname);
  const dice = random(hash(`fuzz ${seed} ${method} ${pathname}${search}`));
  // Some seeds change nearly every answer, others only one or two, because a single malformed answer has other effects.
  const share = random(hash(`share ${seed}`)).pick([0.15, 0.4, 0.7, 0.95]);
  if (seed === 0 || !dice.chance(isSession ? share / 6 : share)) return { fault: 'plain', dice };
  return { fault: dice.chance(0.55) ? dice.pick(BODY_FAULTS) : dice.pick(WIRE_FAULTS), dice };
}

/** The answer, malformed according to the seed; `breakLine` ends the connection half-way. */
export async function fuzzed(request: Request, response: Response, breakLine: () => void): Promise<Response> {
  const seed = fuzzSeedOf(request);
  if (seed === 0 || request.method === 'OPTIONS' || response.body === null) return response;
  if (new URL(request.url).pathname === EMPTY) return answer('', 200, 'application/json');
  const { fault, dice } = fuzzOf(seed, request.method, request.url);
  if (fault === 'plain') return response;
  if (!isBodyFault(fault)) return malformed(fault, request.url, response, dice, breakLine);
  if (!response.headers.get('Content-Type')?.includes('json')) return response;
  const body = JSON.stringify(malformedBody(await response.json(), fault, dice));
  return answer(body, response.status, response.headers.get('Content-Type') ?? 'application/json');
}

function answer(body: BodyInit | null, status: number, type?: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { ...(type && { 'Content-Type': type }), ...headers } });
}

/** Target of a redirect to an empty answer: a submission that ends there is no success. */
const EMPTY = '/elsewhere/empty';

/** The page of a Wi-Fi login or of a server's fallback. */
const PAGE = '<!doctype html><html><body><h1>Prijava na mrežu</h1><script>window.ran = true</script></body></html>';
const DRIP_MS = 150;

async function malformed(
  fault: WireFault,
  url: string,
  response: Response,
  dice: Random,
  breakLine: () => void,
): Promise<Response> {
  const type = response.headers.get('Content-Type') ?? '';
  const bytes = new Uint8Array(await response.arrayBuffer());
  const half = bytes.slice(0, Math.floor(bytes.length * dice.next()));
  switch (fault) {
    case 'cut':
      return answer(half, response.status, type);
    case 'broken':
      return answer(streamOf([half], 0, breakLine), response.status, type);
    case 'drip':
      return answer(streamOf(slices(bytes, 6), DRIP_MS), response.status, type);
    case 'charset':
      return dice.chance(0.5)
        ? answer(Buffer.from(new TextDecoder().decode(bytes), 'utf16le'), 200, 'application/json; charset=utf-16')
        : answer(Buffer.from(new TextDecoder().decode(bytes), 'latin1'), 200, 'application/json; charset=windows-1250');
    case 'redirect':
      return answer(null, dice.pick([301, 302, 307]), undefined, {
        Location: new URL(dice.pick([EMPTY, '/elsewhere']), url).href,
      });
    case 'redirectLoop':
      return answer(null, 302, undefined, { Location: url });
    case 'page':
      return answer(PAGE, 200, dice.pick(['text/html', 'text/html; charset=utf-8', 'application/json']));
    case 'wrongType':
      return answer(bytes, response.status, dice.pick(['text/plain', 'application/octet-stream', 'image/png', 'x']));
    case 'empty':
      return answer('', 200, type);
    case 'noContent':
      return answer(null, dice.pick([204, 205]));
    case 'partial':
      return answer(half, 206, type, { 'Content-Range': `bytes 0-${half.length}/${bytes.length}` });
    case 'refused':
      return answer(dice.pick(['', 'ne', '{"x":', '[]', 'null']), dice.pick([400, 403, 404, 409, 413, 418]), type);
    case 'failed':
      return answer(dice.pick(['', PAGE, 'null', '{"message":{"a":1}}']), dice.pick([500, 502, 503, 504]), type);
    default:
      return answer('', 429, 'text/plain', { 'Retry-After': dice.pick(['1', '0', '-5', 'soon', '']) });
  }
}

/** Equal parts, none empty, because a stream accepts no empty chunk. */
const slices = (bytes: Uint8Array, count: number) =>
  Array.from({ length: count }, (_, at) =>
    bytes.slice(Math.floor((bytes.length * at) / count), Math.floor((bytes.length * (at + 1)) / count)),
  ).filter(({ length }) => length > 0);

/** Streams the parts, `pause` milliseconds apart; `atEnd` is called after the last. */
function streamOf(parts: Uint8Array[], pause: number, atEnd?: () => void): ReadableStream<Uint8Array> {
  const rest = [...parts];
  return new ReadableStream({
    async pull(controller) {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      const part = rest.shift();
      if (part) return controller.enqueue(part);
      atEnd?.();
      controller.close();
    },
  });
}

const HUGE = 'č'.repeat(60_000);
const MANY = 2000;

function malformedBody(body: unknown, fault: BodyFault, dice: Random): unknown {
  if (fault === 'envelope')
    return dice.pick([
      { data: { items: body } },
      [body],
      { resultList: body },
      { value: body, Count: 1 },
      'OK',
      7,
      null,
    ]);
  const share = dice.pick([0.03, 0.3, 1]);
  return malformedValue(body, fault, share, dice);
}

function malformedValue(value: unknown, fault: BodyFault, share: number, dice: Random): unknown {
  const isHit = dice.chance(share);
  if (Array.isArray(value)) {
    if (isHit && fault === 'many' && value.length > 0)
      return Array.from({ length: MANY }, (_, at) => value[at % value.length] as unknown);
    if (isHit && fault !== 'huge' && fault !== 'many' && dice.chance(0.2)) return otherType(value, fault, dice);
    return value.map((item) => malformedValue(item, fault, share, dice));
  }
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(() => fault !== 'absent' || !dice.chance(share));
    return Object.fromEntries(entries.map(([key, inner]) => [key, malformedValue(inner, fault, share, dice)]));
  }
  return isHit ? otherType(value, fault, dice) : value;
}

/** A wrong value instead of the given one. A flag never becomes its opposite, which would be a valid answer. */
function otherType(value: unknown, fault: BodyFault, dice: Random): unknown {
  if (fault === 'nulls') return null;
  if (fault === 'huge')
    return typeof value === 'string' ? `${value}${HUGE}` : typeof value === 'number' ? 1e300 : value;
  if (fault === 'nested') return { value: [value] };
  if (fault !== 'types') return value;
  if (typeof value === 'number') return dice.pick<unknown>([String(value), 'NaN', -1, 0.1, {}, [], [value], '']);
  if (typeof value === 'string')
    return dice.pick<unknown>([7, {}, [], [value], ' ', '\u0000\u202E<b>', -1, value.length]);
  return dice.pick<unknown>(['x', 7, {}, [], [null]]);
}
