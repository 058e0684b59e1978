import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Whether a value of this type may become a text node: text, numbers, and lists of them. `ReactNode` is not asked, because the place
 * that fills it is; `e2e/translated.spec.ts` sees what such a place gets.
 */
function isText(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) {
    // Only `ReactNode` has a bigint among its parts.
    const isNode = type.types.some(({ flags }) => flags & ts.TypeFlags.BigIntLike);
    return !isNode && type.types.some((part) => isText(part, checker));
  }
  if (checker.isArrayType(type))
    return checker.getTypeArguments(type as ts.TypeReference).some((of) => isText(of, checker));
  return (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.TemplateLiteral)) !== 0;
}

/** Children that become nodes: without comments and the line breaks of the source. */
const nodesOf = (children: readonly ts.JsxChild[]) =>
  children.filter(
    (child) =>
      !(ts.isJsxText(child) ? child.containsOnlyTriviaWhiteSpaces : ts.isJsxExpression(child) && !child.expression),
  );

/** Every component of the portal, by its absolute name. */
export const sources = (): string[] => globSync('src/**/*.tsx', { cwd: ROOT }).map((file) => resolve(ROOT, file));

/**
 * Texts that stand beside other children (or in a fragment), as `file:line text`. React keeps such a text as a node of its own: a
 * browser that translates the page replaces that node, and React then updates the replaced one or fails to insert before it. The
 * only child of an element is safe: React sets it as the element's text. So is a blank right after an element.
 *
 * @param files absolute names.
 */
export function bareTexts(files: readonly string[]): string[] {
  const { options } = ts.parseJsonConfigFileContent({ extends: './tsconfig.json' }, ts.sys, ROOT);
  const program = ts.createProgram([...files, resolve(ROOT, 'src/texts.d.ts')], options);
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file)!;
    const add = (node: ts.Node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${relative(ROOT, file)}:${line + 1} ${node.getText().trim().replaceAll(/\s+/g, ' ').slice(0, 80)}`);
    };
    const visit = (node: ts.Node): void => {
      node.forEachChild(visit);
      if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return;
      const nodes = nodesOf(node.children);
      if (nodes.length < 2 && ts.isJsxElement(node)) return;
      nodes.forEach((child, at) => {
        const before = nodes[at - 1];
        const isBlank = ts.isJsxText(child)
          ? child.text.trim() === ''
          : ts.isJsxExpression(child) && child.getText() === "{' '}";
        if (isBlank && ts.isJsxElement(node) && before && !ts.isJsxExpression(before)) return;
        if (ts.isJsxText(child)) return add(child);
        if (ts.isJsxExpression(child) && isText(checker.getTypeAtLocation(child.expression!), checker)) add(child);
      });
    };
    visit(source);
  }
  return found;
}
