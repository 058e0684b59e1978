/** Signs that read well on a page but that make a text of a number in a spreadsheet, with what is copied in their place. */
const plainFigures = (text: string): string =>
  text.replaceAll(/\u2212(?=[\d.,])/g, '-').replaceAll(/[\u00A0\u202F]/g, ' ');

/** Parts of a page that are not seen, so that they are not copied either. */
const UNSEEN = '.print-only, [hidden], script, style, template';

/**
 * Copies figures as spreadsheets read them: with the hyphen for the minus sign and plain blanks for those that keep a number and its
 * unit together. Whatever has neither, and what is copied from a field, is copied by the browser itself.
 *
 * @returns a function that stops it.
 */
export function watchCopies(): () => void {
  const ends = new AbortController();
  document.addEventListener('copy', copyPlainFigures, { signal: ends.signal });
  return () => ends.abort();
}

function copyPlainFigures(event: ClipboardEvent): void {
  const selection = window.getSelection();
  const text = selection?.toString() ?? '';
  const plain = plainFigures(text);
  const isOfField = event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]');
  if (!selection || !event.clipboardData || event.defaultPrevented || isOfField || plain === text) return;
  event.clipboardData.setData('text/plain', plain);
  event.clipboardData.setData('text/html', htmlOf(selection));
  event.preventDefault();
}

/** What is selected as HTML, rows within their table, with plain figures and whole addresses. */
function htmlOf(selection: Selection): string {
  const copied = document.createElement('div');
  for (let at = 0; at < selection.rangeCount; at++) copied.append(withTable(selection.getRangeAt(at)));
  for (const unseen of copied.querySelectorAll(UNSEEN)) unseen.remove();
  for (const name of ['href', 'src'])
    for (const element of copied.querySelectorAll(`[${name}]`)) {
      // The whole address. That of a drawing has another type, and leads to a part of the drawing.
      const address: unknown = Reflect.get(element, name);
      if (typeof address === 'string') element.setAttribute(name, address);
    }
  const texts = document.createTreeWalker(copied, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = plainFigures(texts.currentNode.nodeValue ?? '');
  // oxlint-disable-next-line no-restricted-properties -- read for the clipboard, nothing is written
  return copied.innerHTML;
}

/** The content of a range; what is selected inside a table stays a table, or its cells would run together. */
function withTable(range: Range): Node {
  const { commonAncestorContainer: ancestor } = range;
  const place = ancestor instanceof Element ? ancestor : ancestor.parentElement;
  const table = place?.closest('table') ?? null;
  const within = (element: Element | null, content: Node): Node => {
    if (!element || !table?.contains(element)) return content;
    const shell = element.cloneNode();
    shell.appendChild(content);
    return within(element.parentElement, shell);
  };
  return within(place, range.cloneContents());
}
