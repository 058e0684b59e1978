import { codeKeysOf } from './code-keys.ts';
import { keyProblems } from './key-use.ts';
import { parityProblems } from './parity.ts';
import type { Sources } from './text-files.ts';
import { wordProblems, type Allowance } from './words.ts';

/** Everything that is wrong with the texts of the portal, one line each. */
export function textProblems({ namespaces, code }: Sources, allowed: readonly Allowance[] = []): string[] {
  return [
    ...namespaces.flatMap(parityProblems),
    ...namespaces.flatMap((namespace) => wordProblems(namespace, allowed)),
    ...keyProblems(
      namespaces,
      code.map(({ path, text }) => ({ path, ...codeKeysOf(path, text) })),
    ),
  ];
}
