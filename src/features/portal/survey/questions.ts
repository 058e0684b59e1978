/** The seven options of question 2 (P2.18). */
export const OPTIONS = [
  'registers',
  'legalRegulations',
  'oldSavings',
  'archiveCentre',
  'feesAndBills',
  'dataProcessing',
  'itSupport',
] as const;
export type Option = (typeof OPTIONS)[number];

/** The ratings, very bad to excellent (P2.18). */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** The eleven questions by kind: ratings, one question with options, and an additional comment (P2.18). */
export const QUESTIONS: readonly ('rating' | 'options' | 'text')[] = [
  'rating',
  'options',
  ...Array.from({ length: 8 }, () => 'rating' as const),
  'text',
];
