/** Characters that file systems refuse, that turn the reading direction, or that are none (faults A47, F07). */
const FORBIDDEN = /[\p{C}<>:"/\\|?*\u2028\u2029]/gu;
/** Names that Windows reserves for devices. */
const RESERVED = /^(?:con(?:in\$|out\$)?|prn|aux|nul|(?:com|lpt)[0-9¹²³])$/i;
/** Longest name in characters, with twice as many bytes: file systems allow 255, and č, ć or đ takes two. */
const LONGEST = 120;

/**
 * The name of a selected file, in the composed form (NFC), in which everything is sent, shown, compared and recorded: files from
 * a Mac name š as s and a mark.
 */
export const nameOf = ({ name }: Pick<File, 'name'>): string => name.normalize('NFC');

/**
 * A file name that every system accepts, from any text: '../../x', 'con', 300 letters (A47). Local letters stay.
 *
 * @param stem the name without its ending; `fallback` replaces it when nothing of it is left.
 * @param ending without the dot.
 */
export function fileName(stem: string, ending: string, fallback = 'dokument'): string {
  const plain = stem.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim();
  const letters = [...plain].slice(0, LONGEST).join('');
  const bytes = new TextEncoder().encode(letters).subarray(0, 2 * LONGEST);
  const cut = new TextDecoder().decode(bytes).replace(/^[.\s]+|[.\s\uFFFD]+$/g, '');
  const name = cut || fallback;
  // 'con.xlsx' is reserved like 'con'.
  return `${RESERVED.test(name.split('.')[0]?.trim() ?? '') ? `_${name}` : name}.${ending}`;
}

/** The ending of a file name in lower case, without the dot; '' for none. Blanks and invisible signs after the name are ignored (R5). */
export function endingOf(name: string): string {
  return /\.(\w+)[\s\p{Cf}]*$/u.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The name, with ' (2)', ' (3)' … before its ending when it is already taken; letter case makes no difference. */
export function uniqueFileName(name: string, taken: Iterable<string>): string {
  const lower = new Set([...taken].map((each) => each.toLowerCase()));
  if (!lower.has(name.toLowerCase())) return name;
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let count = 2; ; count++) {
    const next = `${stem} (${count})${ending}`;
    if (!lower.has(next.toLowerCase())) return next;
  }
}
