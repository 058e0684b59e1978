/** The separator of a CSV file: the one its first line has more of. */
function separatorOf(text: string): ';' | ',' | '\t' {
  const line = text.slice(0, text.search(/\r|\n|$/));
  const counts = ([';', ',', '\t'] as const).map((sign) => [sign, line.split(sign).length] as const);
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ';';
}

/** The rows of a CSV file as spreadsheets write it (RFC 4180): quotes, doubled quotes, line ends in cells, a byte order mark. Empty rows are rows too, save after the last line end. */
export function csvRows(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[at++];
      else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at++;
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows.at(-1)?.join('') === '' ? rows.slice(0, -1) : rows;
}
