/**
 * What the calls of the Feedback group share (P7): a Language header and nothing that identifies the sender (readings P2.18).
 * The binary body is not shown (P7).
 */
export const FEEDBACK = {
  base: 'main',
  method: 'POST',
  hasLanguageHeader: true,
  expected: 'binary',
  isAnonymous: true,
  writes: true,
  spec: 'P7',
} as const;
