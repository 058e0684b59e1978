import axios, { type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { TIMEOUTS } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { type Expected, takeAnswer } from './api-answer.ts';
import { type ApiError, isApiError } from './api-error.ts';
import { baseUrls, type Base } from './base-urls.ts';
import { takeOfficeFile } from './office-answer.ts';
import { callHeaders, callReady } from './call-context.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** What the call is answered with when it succeeds; `json` by default. */
    expected?: Expected | undefined;
    /** The call says nothing of who makes it: neither tokens nor cookies (readings P2.18). */
    anonymous?: boolean | undefined;
    /** Leaves without waiting for a renewal of the session: the renewal itself. */
    atOnce?: boolean | undefined;
  }
}

async function prepared(config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> {
  const { anonymous = false, atOnce = false, expected = 'json' } = config;
  if (!anonymous && !atOnce) await callReady();
  const requested = config.headers['accept-language'] as Lang | undefined;
  config.headers.set(callHeaders({ anonymous, ...(requested && { language: requested }) }));
  config.withCredentials = !anonymous;
  // Bodies come as they were sent: what they are is decided in one place.
  config.responseType = expected === 'json' || expected === 'anything' ? 'text' : 'blob';
  return config;
}

/**
 * A redirect led a submission elsewhere: the browser asks there without what was sent, and a page of another address that is empty
 * would look like a success. Whether the first address took it nobody knows.
 */
function isLedElsewhere({ config, request }: AxiosResponse<unknown>): boolean {
  const { responseURL } = (request ?? {}) as Partial<XMLHttpRequest>;
  return (
    config.method !== 'get' && Boolean(responseURL) && responseURL !== new URL(axios.getUri(config), responseURL).href
  );
}

async function checked(response: AxiosResponse<unknown>): Promise<AxiosResponse<unknown>> {
  // oxlint-disable-next-line typescript/only-throw-error -- errors of calls are plain `ApiError`s
  if (isLedElsewhere(response)) throw { kind: 'contract' } satisfies ApiError;
  const { expected = 'json' } = response.config;
  const header: unknown = response.headers['content-type'];
  const type = typeof header === 'string' ? header : '';
  const taken =
    expected === 'office'
      ? await takeOfficeFile(response.data as Blob, type)
      : await takeAnswer(response.data, type, expected);
  // oxlint-disable-next-line typescript/only-throw-error -- errors of calls are plain `ApiError`s
  if ('failed' in taken) throw taken.failed;
  response.data = taken.answer;
  return response;
}

/** P8: no response at all rejects with null; a time-out, a cancelled call and an answer that is none keep their reason. */
function failed(error: unknown): never {
  const hasReason =
    isApiError(error) ||
    axios.isCancel(error) ||
    (axios.isAxiosError(error) && (error.response !== undefined || /ECONNABORTED|ETIMEDOUT/.test(error.code ?? '')));
  // oxlint-disable-next-line typescript/only-throw-error -- the specification rejects with null
  throw hasReason ? error : null;
}

function client(base: Base): AxiosInstance {
  const instance = axios.create({
    baseURL: baseUrls[base],
    timeout: TIMEOUTS[base],
    withCredentials: true,
    allowAbsoluteUrls: false,
    validateStatus: (status) => status === 200 || status === 201,
    transformResponse: (body: unknown) => body,
    adapter: ['xhr', 'fetch'],
  });
  instance.interceptors.request.use((config) => prepared(config));
  instance.interceptors.response.use((response) => checked(response), failed);
  return instance;
}

/** One axios client per base; time-outs of P7. */
export const axiosClients: Record<Base, AxiosInstance> = {
  main: client('main'),
  identity: client('identity'),
  entities: client('entities'),
  accounts: client('accounts'),
};
