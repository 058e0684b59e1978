/**
 * What a sentence or a mail program leaves at the end of an address: full stop, bracket, quote, ellipsis, blank, arrow, a sign
 * written for HTML. Hyphens, underscores and '@' are parts of addresses.
 */
const SENTENCE_END = /(?:&(?:nbsp|amp|quot|apos|lt|gt|#\w+);?|(?![-_@])[\s\p{Z}\p{C}\p{P}\p{S}])+$/u;

/** A text without the end of the sentence it stood in. */
export const withoutSentenceEnd = (text: string): string => text.replace(SENTENCE_END, '');
