/** A page as its document says: the document itself and what the browser fetches before the page stands, below `dist/`. */
export type PageDocument = { name: string; document: string; files: readonly string[] };

/** Scripts and sheets that a document names, without the base path; sheets that are in the document itself are not fetched. */
export function filesIn(html: string): string[] {
  const tags = html.replace(/<noscript>.*?<\/noscript>/gs, '').match(/<(?:link|script)\b[^>]*>/g) ?? [];
  const fetched = tags.filter(
    (tag) =>
      /rel="modulepreload"|type="module"/.test(tag) || (tag.includes('rel="stylesheet"') && !tag.includes('disabled')),
  );
  // The entry is named twice: as the first file to fetch, and as the one to run.
  return [...new Set(fetched.flatMap((tag) => /(?:href|src)="[^"]*?(assets\/[^"]+)"/.exec(tag)?.[1] ?? []))];
}
