/** Marks what is printed alone; the style sheet of the receipts hides the rest of the page from the printer. */
const MARK = 'printAlone';

/** Opens the print dialog for one part of the page. */
export function printOnly(part: HTMLElement): void {
  part.dataset[MARK] = '';
  window.addEventListener('afterprint', () => delete part.dataset[MARK], { once: true });
  window.print();
}
