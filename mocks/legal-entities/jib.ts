/** Number of digits that identify the generated entity; the copy number and a check digit follow. */
export const BASE_DIGITS = 9;
const COPIES = 1000;
const SPREAD = 7_654_321;

/**
 * The jib of a generated entity (`copy` 0) or of a virtual copy: 13 digits, beginning with '42', spread so that neighbours do
 * not look alike, with a mod-11 check digit at the end. Every 70th begins with zeros (faults E06).
 */
export function jibOf(index: number, copy: number): string {
  const front = index % 140 === 0 ? '00' : index % 70 === 0 ? '02' : '42';
  const spread = String(((index + 1) * SPREAD) % 10_000_000).padStart(7, '0');
  const digits = front + spread + String((index * 37 + copy) % COPIES).padStart(3, '0');
  return digits + checkDigit(digits);
}

/** The copy number in a jib of the generated entity `index`. */
export function copyOfJib(jib: string, index: number): number {
  const offset = (index * 37) % COPIES;
  return (Number(jib.slice(BASE_DIGITS, BASE_DIGITS + 3)) - offset + COPIES) % COPIES;
}

function checkDigit(digits: string): string {
  const weights = [7, 6, 5, 4, 3, 2];
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (weights[place % 6] ?? 0), 0);
  const rest = 11 - (sum % 11);
  return String(rest > 9 ? 0 : rest);
}
