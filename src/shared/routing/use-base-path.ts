import { useHref } from 'react-router';
import { withoutEndSlash } from '#shared/config/env.ts';

/** The folder the portal is served under, '' or '/folder', for addresses that the router does not make. */
export const useBasePath = (): string => withoutEndSlash(useHref('/'));
