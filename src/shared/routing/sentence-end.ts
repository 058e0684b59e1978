/** Full stop, bracket, quote, ellipsis, blank, arrow; hyphens, underscores and '@' are parts of addresses. */
const SENTENCE_END = /(?:(?![-_@])[\s\p{Z}\p{C}\p{P}\p{S}])+$/u;

/** A text without what the sentence it stood in, or a mail program, left at its end. */
export const withoutSentenceEnd = (text: string): string => text.replace(SENTENCE_END, '');
