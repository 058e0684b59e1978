/**
 * What the calls of the Feedback group share (P7): a Language header and nothing that identifies the sender (readings P2.18).
 * Only 200 is success; the binary body is not read (P7, P8).
 */
export const FEEDBACK = {
  base: 'main',
  method: 'POST',
  hasLanguageHeader: true,
  expected: 'binary',
  isAnonymous: true,
  only200: true,
  writes: true,
  spec: 'P7',
} as const;
