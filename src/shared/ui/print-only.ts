/** Mark the part to print and what is around it; the print style sheet hides what is beside them. */
const [PART, AROUND] = ['printAlone', 'printAround'];

/** Prints only one part of the page. */
export function printOnly(part: HTMLElement): void {
  const around: HTMLElement[] = [];
  for (let parent = part.parentElement; parent; parent = parent.parentElement) around.push(parent);
  part.dataset[PART] = '';
  for (const element of around) element.dataset[AROUND] = '';
  const unmark = () => {
    delete part.dataset[PART];
    for (const element of around) delete element.dataset[AROUND];
  };
  window.addEventListener('afterprint', unmark, { once: true });
  window.print();
}
