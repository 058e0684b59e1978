/** What the reader may leave out of a printed extract; name, identification and facts are always on it (R2.4). */
export const EXTRACT_PARTS = ['summary', 'people', 'proceedings', 'statements', 'ratios', 'timeline'] as const;
export type ExtractPart = (typeof EXTRACT_PARTS)[number];

export type ExtractChoice = {
  parts: readonly ExtractPart[];
  /** Years of the reports, the chosen one last. */
  years: 1 | 3;
};

/** The whole profile of the chosen year (R2.4). */
export const WHOLE_EXTRACT: ExtractChoice = { parts: EXTRACT_PARTS, years: 1 };
