/** A block of a `_headers` file: headers to set or remove for paths matching `pattern`. */
export type HeadersRule = { pattern: RegExp; set: [name: string, value: string][]; unset: string[] };

/**
 * Reads a `_headers` file as static hosts do: a line with a path pattern (`*` matches anything, `:part` one segment), followed
 * by indented lines `Name: value`, or `! Name` to remove a header.
 */
export function parseHeaders(text: string): HeadersRule[] {
  const rules: HeadersRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (!content || content.startsWith('#')) continue;
    const rule = rules.at(-1);
    if (!/^\s/.test(line)) rules.push({ pattern: pathPattern(content), set: [], unset: [] });
    else if (rule && content.startsWith('!')) rule.unset.push(content.slice(1).trim().toLowerCase());
    else if (rule && content.includes(':')) {
      const at = content.indexOf(':');
      rule.set.push([content.slice(0, at).trim().toLowerCase(), content.slice(at + 1).trim()]);
    }
  }
  return rules;
}

/** The headers of a path, names in lower case; a later block wins over an earlier one. */
export function headersFor(rules: readonly HeadersRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.pattern.test(path)) continue;
    for (const name of rule.unset) headers.delete(name);
    for (const [name, value] of rule.set) headers.set(name, value);
  }
  return headers;
}

/** The regular expression for a path of `_headers` or `_redirects`: `*` matches anything, `:part` one segment. */
export function pathPattern(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll(/\/:\w+/g, '/[^/]+')}$`);
}
