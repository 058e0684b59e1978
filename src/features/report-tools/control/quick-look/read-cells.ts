import { attributeOf, scanXml } from './scan-xml.ts';

/** A cell that holds something. `value` is what stands in it; of a formula the result last computed. */
export type Cell = {
  address: string;
  /** Both from 1. */
  row: number;
  column: number;
  kind: 'number' | 'text' | 'error' | 'boolean';
  value: string;
  /** True when a formula makes the value. */
  computed: boolean;
};

/** The cells of a sheet by address, in the order of the file. */
export type Cells = ReadonlyMap<string, Cell>;

const KINDS: Record<string, Cell['kind']> = {
  s: 'text',
  str: 'text',
  inlineStr: 'text',
  e: 'error',
  b: 'boolean',
  d: 'text',
};

/** The shared texts of a workbook, in their order. */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let current = '';
  let inText = false;
  let reading = 0;
  scanXml(xml, {
    open: (name) => {
      if (name === 'si') current = '';
      // Reading aids of East Asian scripts repeat the text.
      else if (name === 'rPh') reading += 1;
      else if (name === 't') inText = reading === 0;
    },
    close: (name) => {
      if (name === 'si') texts.push(current);
      else if (name === 'rPh') reading -= 1;
      else if (name === 't') inText = false;
    },
    text: (text) => {
      if (inText) current += text;
    },
  });
  return texts;
}

/** Reads the cells of a sheet part. Rows and cells without an address stand after the one before, as the format allows. */
export function readCells(xml: string, sharedTexts: readonly string[]): Cells {
  const cells = new Map<string, Cell>();
  let row = 0;
  let column = 0;
  let type = '';
  let value = '';
  let computed = false;
  let takes = false;
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = Number(attributeOf(attributes, 'r')) || row + 1;
        column = 0;
      } else if (name === 'c') {
        column = columnOf(attributeOf(attributes, 'r')) ?? column + 1;
        type = attributeOf(attributes, 't');
        value = '';
        computed = false;
      } else if (name === 'f') computed = true;
      else if (name === 'v' || name === 't') takes = true;
    },
    close: (name) => {
      if (name === 'v' || name === 't') takes = false;
      if (name !== 'c') return;
      const held = type === 's' ? (sharedTexts[Number(value)] ?? '') : value;
      if (held.trim() === '' && !computed) return;
      const address = `${columnLetters(column)}${row}`;
      cells.set(address, { address, row, column, kind: KINDS[type] ?? 'number', value: held.trim(), computed });
    },
    text: (text) => {
      if (takes) value += text;
    },
  });
  return cells;
}

/** The 1-based column of an address: `AB12` → 28; undefined when there is none. */
function columnOf(address: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) : undefined;
}

function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}
