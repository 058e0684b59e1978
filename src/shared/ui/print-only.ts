/** Marks the part to print; the print style sheet hides the rest of the page. */
const MARK = 'printAlone';

/** Prints only one part of the page. */
export function printOnly(part: HTMLElement): void {
  part.dataset[MARK] = '';
  window.addEventListener('afterprint', () => delete part.dataset[MARK], { once: true });
  window.print();
}
