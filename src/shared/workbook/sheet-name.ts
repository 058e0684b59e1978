/** Whether two names mean the same sheet: case makes no difference, as in Excel, nor does white space around or between words. */
export const isSameSheetName = (one: string, other: string): boolean => folded(one) === folded(other);

const folded = (name: string) => name.replaceAll(/\s+/g, ' ').trim().toLowerCase();
