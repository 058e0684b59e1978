/** Whether two names are of one sheet: as in Excel, letter case makes no other sheet of it; neither do blanks around it or how many stand between its words. */
export const isSameSheetName = (one: string, other: string): boolean => folded(one) === folded(other);

const folded = (name: string) => name.replaceAll(/\s+/g, ' ').trim().toLowerCase();
