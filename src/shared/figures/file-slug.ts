import { fold } from '#shared/format/fold.ts';

/** A text as part of a file name or address: small letters, digits and hyphens. */
export const fileSlug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'data';
