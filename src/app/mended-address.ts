import { decoded, encodeSegment } from '#shared/format/encode-segment.ts';
import { matchSlug } from '#shared/routing/href.ts';
import { withoutSentenceEnd } from '#shared/routing/sentence-end.ts';

/** A query behind a path that lost its question mark, or has it encoded: what mail filters and trackers append. */
const QUERY_IN_PATH = /(?:%3F|%26|&(?:amp;)?)(?=[\w.~-]+(?:=|%3D))/i;

/**
 * An address as it was before mail programs, filters and texts around it changed it: encoded twice, broken by a line, with the rest
 * of a link's markup, with '&amp;', with the sentence's end. Loaded only for addresses that look so.
 */
export function mendedAddress(path: string, search: string): { path: string; search: string } {
  const [before = '', ...appended] = decodedOnce(path).split(QUERY_IN_PATH);
  const query = appended.map((part) => (part.includes('=') ? part : (decoded(part) ?? part))).join('&');
  const whole = before
    .replace(/=?(?:%0D|%0A|%09)+|=/gi, '')
    .replace(/^\/[a-z]{2}%(?:2F|5C).*/i, (all) => all.replace(/%(?:2F|5C)/gi, '/'))
    .replace(/(?<=[^/])(?:%22|%23|%3C|%3E|["<>]|&(?:quot|lt|gt|nbsp|apos|amp);?).*$/i, '')
    .replace(/\/(?:index|default)\.\w+$|\.html?$/i, '');
  const amended = search.replace(/([?&])(?:amp(?:;|%3B))+/gi, '$1');
  return {
    path: withoutBlanks(withoutEnd(whole)),
    search: query === '' ? amended : `${amended || '?'}${amended.length > 1 ? '&' : ''}${query}`,
  };
}

/** A path that was encoded several times, encoded once. */
function decodedOnce(path: string): string {
  const next = path.replace(/%25(?=[\da-f]{2})/gi, '%');
  return next === path ? path : decodedOnce(next);
}

/** A path without the end of the sentence it stood in, also if that is percent-encoded or only half there. */
function withoutEnd(path: string): string {
  const at = path.lastIndexOf('/') + 1;
  const last = decoded(path.slice(at)) ?? decoded(path.slice(at).replace(/%.?$/, '%25'));
  const kept = last === null ? null : withoutSentenceEnd(last);
  return kept === null || kept === last ? path : path.slice(0, at) + encodeSegment(kept);
}

/** A path without the blanks that wrapping put into it, if it names a page then. */
function withoutBlanks(path: string): string {
  const joined = path.replace(/%20|%C2%A0|\+/gi, '');
  const slug = (text: string) => text.split('/').slice(2).join('/');
  return matchSlug(slug(path)) === null && matchSlug(slug(joined)) !== null ? joined : path;
}
