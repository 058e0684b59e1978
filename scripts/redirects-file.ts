import { pathPattern } from './headers-file.ts';

/** A rule of a `_redirects` file that answers a path with a file of the host. */
type Rewrite = { pattern: RegExp; file: string };

/** Reads the rewrites (status 200) of a `_redirects` file as static hosts do: `from to 200`, `:part` for one segment. */
export function parseRedirects(text: string, basePath = '/'): Rewrite[] {
  const root = basePath.replace(/\/+$/, '');
  const below = (path: string) => (path.startsWith(`${root}/`) ? path.slice(root.length) : path);
  return text.split(/\r?\n/).flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    return from && to && status === '200' && !from.startsWith('#')
      ? [{ pattern: pathPattern(below(from)), file: below(to) }]
      : [];
  });
}

/** The file for a path; null when no rule matches. The first rule wins. */
export function rewritten(rules: readonly Rewrite[], path: string): string | null {
  return rules.find(({ pattern }) => pattern.test(path))?.file ?? null;
}
