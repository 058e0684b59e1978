import axios, { type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { TIMEOUTS } from '#shared/config/settings.ts';
import { env } from '#shared/config/env.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { Base } from './base.ts';
import { callHeaders, callReady } from './call-context.ts';

/** Addresses of the bases, without a trailing slash. */
const baseUrls: Record<Base, string> = {
  main: clean(env.VITE_MAIN_API_URL),
  identity: clean(env.VITE_IDENTITY_API_URL),
  entities: clean(env.VITE_ENTITIES_API_URL),
  accounts: clean(env.VITE_ACCOUNTS_API_URL),
};

function clean(url: string | undefined): string {
  return (url ?? '').replace(/\/+$/, '');
}

function client(base: Base): AxiosInstance {
  const instance = axios.create({
    baseURL: baseUrls[base],
    timeout: TIMEOUTS[base],
    withCredentials: true,
    allowAbsoluteUrls: false,
    validateStatus: (status) => status === 200 || status === 201,
    adapter: ['xhr', 'fetch'],
  });
  instance.interceptors.request.use(async (config: InternalAxiosRequestConfig) => {
    if (base !== 'identity') await callReady();
    const requested = config.headers['accept-language'] as Lang | undefined;
    config.headers.set(requested ? callHeaders(requested) : callHeaders());
    return config;
  });
  // P8: no response at all rejects with null; a time-out or a cancelled call keeps its reason on the config.
  instance.interceptors.response.use(undefined, (error: unknown) => {
    if (axios.isAxiosError(error) && error.response) return Promise.reject(error);
    if (axios.isCancel(error) || (axios.isAxiosError(error) && /ECONNABORTED|ETIMEDOUT/.test(error.code ?? '')))
      return Promise.reject(error);
    // eslint-disable-next-line prefer-promise-reject-errors
    return Promise.reject(null);
  });
  return instance;
}

/** One axios client per base; time-outs of P7. */
export const clients: Record<Base, AxiosInstance> = {
  main: client('main'),
  identity: client('identity'),
  entities: client('entities'),
  accounts: client('accounts'),
};
