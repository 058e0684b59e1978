import type { CodeKeys, KeyUse } from './code-keys.ts';
import { withoutPlural } from './parity.ts';
import type { Namespace } from './text-files.ts';

/** A source file and what it says about texts. */
export type CodeFile = CodeKeys & { path: string };

/** Keys that the code asks for and no namespace has, and texts that nothing asks for. */
export function keyProblems(namespaces: readonly Namespace[], code: readonly CodeFile[]): string[] {
  const byName = new Map(namespaces.map((namespace) => [namespace.name, namespace]));
  const used = new Set<string>();
  const missing = code.flatMap(({ path, uses }) =>
    uses.flatMap((use) => {
      const names = use.namespaces.length > 0 ? use.namespaces : nearest(namespaces, path);
      const found = names.flatMap((name) => keysFor(byName.get(name), use));
      for (const key of found) used.add(key);
      return found.length > 0
        ? []
        : [`${path}:${use.line} asks for '${use.key}', which is not in ${names.join(', ') || 'any namespace'}`];
    }),
  );
  const literals = new Set(code.flatMap((file) => [...file.literals]));
  const patterns = code.flatMap((file) => file.patterns);
  const unused = namespaces.flatMap(({ name, texts }) =>
    [...texts.bs].flatMap(([key]) => {
      const plain = withoutPlural(key);
      const names = [`${name}:${key}`, `${name}:${plain}`];
      if (names.some((full) => used.has(full) || literals.has(full))) return [];
      if (literals.has(key) || literals.has(plain) || references(namespaces, name, plain)) return [];
      if (patterns.some((pattern) => pattern.test(`${name}:${plain}`) || pattern.test(plain))) return [];
      return [`${name}:${key} is never used`];
    }),
  );
  const twice = namespaces
    .filter(({ name, folder }) => byName.get(name)?.folder !== folder)
    .map(({ name, folder }) => `${folder}: another folder is the namespace '${name}' already`);
  return [...twice, ...missing, ...unused];
}

/** The full keys a use stands for: one text, its plural and context forms, or the texts of a group. */
function keysFor(namespace: Namespace | undefined, use: KeyUse): string[] {
  if (!namespace) return [];
  const belongs = (key: string) =>
    key === use.key ||
    withoutPlural(key) === use.key ||
    key.startsWith(`${use.key}_`) ||
    (use.group && key.startsWith(`${use.key}.`));
  return [...namespace.texts.bs.keys()].filter(belongs).map((key) => `${namespace.name}:${key}`);
}

/** For a function that got its `t` from a caller: the texts of its own folder or the next above, else all. */
function nearest(namespaces: readonly Namespace[], path: string): string[] {
  const around = namespaces
    .filter(({ folder }) => path.startsWith(folder.slice(0, -'texts'.length)))
    .toSorted((one, other) => other.folder.length - one.folder.length);
  return (around.length > 0 ? around : namespaces).map(({ name }) => name);
}

/** True when another text holds `$t(key)`. */
function references(namespaces: readonly Namespace[], name: string, key: string): boolean {
  const forms = [`$t(${name}:${key})`, `$t(${key})`, `$t(${name}:${key},`, `$t(${key},`];
  return namespaces.some(({ texts }) =>
    [...texts.bs.values()].some((text) => forms.some((form) => text.includes(form))),
  );
}
