import { env, withoutEndSlash } from '#shared/config/env.ts';
import { imageSource, repairAddress, safeUrl } from './safe-url.ts';

/** Endings of pictures that browsers show. */
export const PICTURE_ENDING = /^[^?#]*\.(?:avif|gif|jpe?g|png|svg|webp)(?=[?#]|$)/i;

/** Endings by which an address is recognised as a file. */
export const FILE_ENDING =
  /^[^?#]*\.(pdf|docx?|xls[bmx]?|pp[st]x?|od[pst]|csv|rtf|txt|xml|zip|rar|7z|avif|gif|jpe?g|png|svg|webp|tiff?|mp[34]|webm)(?=[?#]|$)/i;

/**
 * A relative address of the agency, resolved on the host of its main API (decisions: A relative address of a file); null for
 * any other or invalid address.
 */
export function onApiHost(url: string, api: string = env.VITE_MAIN_API_URL): string | null {
  const href = repairAddress(url);
  // Slashes may be doubled within it, because the origin is compared; at its beginning they name a host (A28).
  const { kind } = safeUrl(href.replace(/(?<=[^/])\/{2,}/g, '/'));
  const base = `${withoutEndSlash(api ?? '')}/`;
  if (kind !== 'internal' || !URL.canParse(href, base)) return null;
  const resolved = new URL(href, base);
  return resolved.origin === new URL(base).origin ? resolved.href : null;
}

/** The same for a relative address with the ending of a file only; without one it may be the name of a route (P3). */
export const relativeFile = (url: string, api?: string): string | null =>
  FILE_ENDING.test(repairAddress(url)) ? onApiHost(url, api) : null;

/** The address of a picture or film in content: absolute or inline, else resolved as files are; null if it may not be shown. */
export const contentPicture = (url: string, api?: string): string | null => imageSource(url) ?? onApiHost(url, api);
