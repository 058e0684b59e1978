/** The letters of a 1-based column: 28 → `AB`. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

/** The 1-based number of a column: `AB` → 28. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const TEXT_OR_CELL = /"[^"]*"|(?<![A-Z0-9_.$])(\$?)([A-Z]{1,3})(\$?)(\d{1,7})(?![A-Z0-9_.(!])/g;

/** A formula moved by some rows and columns: references without a dollar sign change accordingly. */
export function movedFormula(formula: string, rows: number, columns: number): string {
  return formula.replaceAll(
    TEXT_OR_CELL,
    (whole: string, fixedColumn?: string, letters?: string, fixedRow?: string, row?: string) => {
      if (letters === undefined || row === undefined) return whole;
      const column = fixedColumn ? letters : columnLetters(columnNumber(letters) + columns);
      return `${fixedColumn}${column}${fixedRow}${fixedRow ? row : Number(row) + rows}`;
    },
  );
}
