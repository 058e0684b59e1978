/** What stands for a value the agency did not send (an en dash): never 0, never a blank (look: Numbers). */
export const MISSING = '–';

/** Keeps a number and its unit on one line. */
export const NBSP = '\u00A0';
