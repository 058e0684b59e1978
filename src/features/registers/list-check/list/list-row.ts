/**
 * Why a number in a line is no jib: a VAT number; too short, because a spreadsheet dropped leading zeros; without its last digits,
 * because a spreadsheet wrote it as 4.2E+12; with letters that look like digits, as read from a scan; another number of thirteen
 * digits, such as a person's; any other length.
 */
export const UNCLEAR = ['vatNumber', 'lostZeros', 'lostDigits', 'letters', 'otherNumber', 'wrongLength'] as const;
export type UnclearReason = (typeof UNCLEAR)[number];

/** What a line of a list asks for: a jib, a name to search for, or a number that has to be corrected first. */
export type Wanted =
  | { kind: 'jib'; jib: string }
  | { kind: 'name'; name: string }
  | { kind: 'unclear'; reason: UnclearReason; number: string };

/** One legal entity of a list. */
export type ListRow = {
  /** Line of the list, from 1. */
  line: number;
  /** The name beside the number, or the name itself; '' when there is none. */
  given: string;
  wanted: Wanted;
};
