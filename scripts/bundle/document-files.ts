/** A page according to its document: the document, and the files fetched before the page can render, below `dist/`. */
export type PageDocument = { name: string; document: string; files: readonly string[] };

/** Scripts and sheets named in a document, without the base path; inlined sheets are not fetched. */
export function filesIn(html: string): string[] {
  const tags = html.replace(/<noscript>.*?<\/noscript>/gs, '').match(/<(?:link|script)\b[^>]*>/g) ?? [];
  const fetched = tags.filter(
    (tag) =>
      /rel="modulepreload"|type="module"/.test(tag) || (tag.includes('rel="stylesheet"') && !tag.includes('disabled')),
  );
  // The entry is named twice: to preload it first, and to run it.
  return [...new Set(fetched.flatMap((tag) => /(?:href|src)="[^"]*?(assets\/[^"]+)"/.exec(tag)?.[1] ?? []))];
}
