/** Limits of one criterion: below `small` is small, up to `medium` is medium, above is big. */
type Limits = { small: number; medium: number };

/**
 * Thresholds of the enterprise size (readings, P2.22): two of three criteria decide. By the Federation's Act on Accounting and
 * Audit of 2009, article 4; amounts in KM. Configurable: when the law changes, these figures change and nothing else.
 */
export const SIZE_THRESHOLDS = {
  employees: { small: 50, medium: 250 },
  assets: { small: 1_000_000, medium: 4_000_000 },
  income: { small: 2_000_000, medium: 8_000_000 },
} as const satisfies Record<string, Limits>;

export type SizeCriterion = keyof typeof SIZE_THRESHOLDS;
