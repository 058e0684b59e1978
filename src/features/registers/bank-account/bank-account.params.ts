import * as z from 'zod/mini';
import { cleanJib } from '#shared/format/jib.ts';
import { urlValue } from '#shared/routing/url-schema.ts';

/** Longest text from the address shown in the field; no jib is longer (faults D07). */
const LONGEST = 60;

/** The address of a lookup, `?jib=`; an invalid jib stays, so that the screen can say what is wrong with it (R5). */
export const accountUrl = z.object({
  jib: urlValue<string>('', (text) => Array.from(cleanJib(text)).slice(0, LONGEST).join('')),
});
