import axios, { AxiosHeaders, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { TIMEOUTS } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { type Expected, NO_ANSWER, type Sent, takeAnswer } from './api-answer.ts';
import { isApiError } from './api-error.ts';
import { baseUrls, type Base } from './base-urls.ts';
import { CALL_CACHE } from './call-cache.ts';
import type { CallContext } from './call-context.ts';
import { takeOfficeFile } from './office-answer.ts';
import { takeSentAnswer } from './sent-answer.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Kind of a successful answer; `json` by default. */
    expected?: Expected | undefined;
    /** Sends nothing that identifies the caller: neither tokens nor cookies (readings P2.18). */
    anonymous?: boolean | undefined;
    /** Does not wait for a renewal of the session, because the call is the renewal itself. */
    atOnce?: boolean | undefined;
  }
}

const isSent = (expected: Expected): expected is Sent => ['anything', 'results', 'binary'].includes(expected);
const AS_TEXT: ReadonlySet<Expected> = new Set(['json', 'jsonOrNone', 'anything', 'results']);

async function prepared(config: InternalAxiosRequestConfig, calls: CallContext): Promise<InternalAxiosRequestConfig> {
  const { anonymous = false, atOnce = false, expected = 'json' } = config;
  if (!anonymous && !atOnce) await calls.ready();
  const requested = config.headers['accept-language'] as Lang | undefined;
  config.headers.set(calls.headers({ anonymous, ...(requested && { language: requested }) }));
  config.withCredentials = !anonymous;
  // Bodies are read unparsed; the readers of answers decide what they are.
  config.responseType = AS_TEXT.has(expected) ? 'text' : 'blob';
  // With fetch, axios adds its own, which the agency's CORS rules refuse where a browser sends it.
  config.headers.set('User-Agent', false);
  return config;
}

/**
 * Whether a redirect led a submission to another address: the browser calls that one without the body, so an empty page there
 * would look like success. Nobody knows whether the first address took the submission.
 */
function isLedElsewhere({ config, request }: AxiosResponse<unknown>): boolean {
  const { responseURL } = (request ?? {}) as Partial<XMLHttpRequest>;
  return (
    config.method !== 'get' && Boolean(responseURL) && responseURL !== new URL(axios.getUri(config), responseURL).href
  );
}

/**
 * Reads the answer. Of a call whose answer means nothing but success (a message, a submission) a fault while reading it is
 * logged and changes nothing: the agency has it, and must not be sent it again.
 */
async function checked(response: AxiosResponse<unknown>): Promise<AxiosResponse<unknown>> {
  const { expected = 'json' } = response.config;
  try {
    response.data = await answerOf(response, expected);
  } catch (thrown) {
    if (isApiError(thrown) || !isSent(expected)) throw thrown;
    console.error(thrown);
    response.data = null;
  }
  return response;
}

async function answerOf(response: AxiosResponse<unknown>, expected: Expected): Promise<unknown> {
  // oxlint-disable-next-line typescript/only-throw-error -- errors of calls are plain `ApiError`s
  if (isLedElsewhere(response)) throw NO_ANSWER.failed;
  const header = AxiosHeaders.from(response.headers as AxiosHeaders).get('content-type');
  const type = typeof header === 'string' ? header : '';
  const { data } = response;
  const taken = isSent(expected)
    ? await takeSentAnswer(data, type, expected)
    : expected === 'office'
      ? await takeOfficeFile(data as Blob, type)
      : await takeAnswer(data, type, expected);
  // oxlint-disable-next-line typescript/only-throw-error -- errors of calls are plain `ApiError`s
  if ('failed' in taken) throw taken.failed;
  return taken.answer;
}

/** P8: no response at all rejects with null; time-outs, cancelled calls, invalid answers and faults of the portal keep their reason. */
function failed(error: unknown): never {
  // oxlint-disable-next-line typescript/only-throw-error -- errors of calls are plain `ApiError`s
  if (axios.isAxiosError(error) && error.response && isLedElsewhere(error.response)) throw NO_ANSWER.failed;
  const hasReason =
    !axios.isAxiosError(error) ||
    axios.isCancel(error) ||
    error.response !== undefined ||
    /ECONNABORTED|ETIMEDOUT/.test(error.code ?? '');
  // oxlint-disable-next-line typescript/only-throw-error -- the specification rejects with null
  throw hasReason ? error : null;
}

function client(base: Base, calls: CallContext): AxiosInstance {
  const instance = axios.create({
    baseURL: baseUrls[base],
    timeout: TIMEOUTS[base],
    withCredentials: true,
    allowAbsoluteUrls: false,
    validateStatus: (status) => status === 200 || status === 201,
    transformResponse: (body: unknown) => body,
    // Only fetch can bypass the browser's cache; only XMLHttpRequest tells how much of an upload is sent.
    adapter: (config) => axios.getAdapter(config.method === 'get' ? 'fetch' : ['xhr', 'fetch'], config)(config),
    fetchOptions: { cache: CALL_CACHE },
  });
  instance.interceptors.request.use((config) => prepared(config, calls));
  instance.interceptors.response.use((response) => checked(response), failed);
  return instance;
}

/** One axios client per base; time-outs of P7. */
export const createAxiosClients = (calls: CallContext): Record<Base, AxiosInstance> => ({
  main: client('main', calls),
  identity: client('identity', calls),
  entities: client('entities', calls),
  accounts: client('accounts', calls),
});
