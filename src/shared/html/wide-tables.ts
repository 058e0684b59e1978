/** What a table is called: by its caption, else by the heading above it, else by the title of the page. */
function nameOf(box: Element, body: Element): string {
  const above = [...body.querySelectorAll('h2, h3, h4, h5, h6')].filter(
    (heading) => heading.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const name = box.querySelector('caption') ?? above.at(-1) ?? document.getElementById('page-title');
  return name?.textContent.trim() ?? '';
}

/**
 * Lets the keyboard scroll the tables of a rendered body that are wider than their box: only these take the focus, as a group
 * with a name.
 *
 * @returns a function that ends this.
 */
export function watchWideTables(body: Element): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const isWide = target.scrollWidth > target.clientWidth + 1;
      const given = { tabindex: '0', role: 'group', 'aria-label': nameOf(target, body) };
      for (const [name, value] of Object.entries(given))
        if (isWide) target.setAttribute(name, value);
        else target.removeAttribute(name);
    }
  });
  for (const box of body.querySelectorAll('.table-scroll')) observer.observe(box);
  return () => observer.disconnect();
}
