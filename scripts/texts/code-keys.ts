import ts from 'typescript';

/** A use of a text: `key` as written, without its namespace. */
export type KeyUse = {
  /** The namespaces it may be of, in the order of look-up; empty when the file does not say. */
  namespaces: string[];
  key: string;
  line: number;
  /** `returnObjects` is asked for: the key is a group. */
  group: boolean;
};

/** What a source file says about texts. */
export type CodeKeys = {
  /** Literal keys given to `t` or `i18nKey`: they have to exist. */
  uses: KeyUse[];
  /** Every other literal: a key kept in a table is a use of it, too. */
  literals: Set<string>;
  /** Template texts with holes, as patterns of keys, with and without a namespace before. */
  patterns: RegExp[];
};

/** Finds the uses of texts in a TypeScript source. */
export function codeKeysOf(path: string, text: string): CodeKeys {
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: CodeKeys = { uses: [], literals: new Set(), patterns: [] };
  const spaces = namespacesIn(file);
  const add = (node: ts.Expression, namespaces: string[], group: boolean) => {
    for (const literal of literalsOf(node)) {
      const colon = literal.text.indexOf(':');
      const own = colon > 0;
      const line = file.getLineAndCharacterOfPosition(literal.getStart()).line + 1;
      const key = own ? literal.text.slice(colon + 1) : literal.text;
      found.uses.push({ namespaces: own ? [literal.text.slice(0, colon)] : namespaces, key, line, group });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = calledName(node);
      const first = node.arguments[0];
      if (name !== null && first && spaces.functions.has(name)) {
        const given = optionOf(node.arguments[1], 'ns');
        const prefix = spaces.functions.get(name)?.prefix ?? '';
        const count = found.uses.length;
        add(
          first,
          given ?? spaces.functions.get(name)?.namespaces ?? [],
          node.arguments[1]?.getText().includes('returnObjects') ?? false,
        );
        for (const use of found.uses.slice(count)) use.key = prefix + use.key;
      }
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'i18nKey' && node.initializer) {
      const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (value && ts.isExpression(value)) add(value, jsxNamespace(node) ?? spaces.file, false);
    }
    if (ts.isStringLiteralLike(node)) found.literals.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const pattern = patternOf(node);
      if (pattern) found.patterns.push(pattern);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

type Functions = Map<string, { namespaces: string[]; prefix: string }>;

/** The translating functions of a file: `t`, what `useTranslation` calls otherwise, and `i18n.t`. */
function namespacesIn(file: ts.SourceFile): { functions: Functions; file: string[] } {
  const functions: Functions = new Map();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isCallExpression(node.initializer)) {
      const name = calledName(node.initializer);
      const bound = ts.isObjectBindingPattern(node.name)
        ? node.name.elements.find((element) => (element.propertyName ?? element.name).getText() === 't')?.name.getText()
        : node.name.getText();
      if (bound && (name === 'useTranslation' || name === 'getFixedT')) {
        const [first, second, third] = node.initializer.arguments;
        const namespaces = strings(name === 'getFixedT' ? second : first);
        const prefix = name === 'getFixedT' ? strings(third)[0] : optionOf(second, 'keyPrefix')?.[0];
        const before = functions.get(bound);
        const all = [...new Set([...(before?.namespaces ?? []), ...namespaces])];
        functions.set(bound, { namespaces: all, prefix: prefix ? `${prefix}.` : '' });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const all = [...new Set([...functions.values()].flatMap(({ namespaces }) => namespaces))];
  if (!functions.has('t')) functions.set('t', { namespaces: [], prefix: '' });
  functions.set('i18n.t', { namespaces: [], prefix: '' });
  functions.set('i18next.t', { namespaces: [], prefix: '' });
  return { functions, file: all };
}

function calledName(call: ts.CallExpression): string | null {
  const { expression } = call;
  if (ts.isIdentifier(expression)) return expression.text;
  if (!ts.isPropertyAccessExpression(expression)) return null;
  return expression.name.text === 't' ? expression.getText() : expression.name.text;
}

/** The literal texts an expression may come to: itself, both branches of a condition, the items of a list. */
function literalsOf(node: ts.Expression): ts.StringLiteralLike[] {
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  return [];
}

function strings(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((element) => strings(element));
  return literalsOf(node).map(({ text }) => text);
}

function optionOf(node: ts.Expression | undefined, name: string): string[] | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((entry) => ts.isPropertyAssignment(entry) && entry.name.getText() === name);
  return property && ts.isPropertyAssignment(property) ? strings(property.initializer) : undefined;
}

function jsxNamespace(attribute: ts.JsxAttribute): string[] | undefined {
  const other = attribute.parent.properties.find((entry) => ts.isJsxAttribute(entry) && entry.name.getText() === 'ns');
  if (!other || !ts.isJsxAttribute(other) || !other.initializer || !ts.isStringLiteral(other.initializer))
    return undefined;
  return [other.initializer.text];
}

/** `filters.${name}.label` → /^(?:[\w-]+:)?filters\..+?\.label$/; null when no fixed part tells a key apart. */
function patternOf(template: ts.TemplateExpression): RegExp | null {
  const parts = [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
  if (
    !parts.some((part) => /^[\w-]+[.:]|[.:][\w-]+$|[\w-]\.$|^\.[\w-]/.test(part)) ||
    parts.some((part) => /[^\w.:-]/.test(part))
  )
    return null;
  const pattern = parts.map((part) => part.replaceAll(/[.-]/g, String.raw`\$&`)).join('.+');
  return new RegExp(`^(?:[\\w-]+:)?${pattern}$`, 'u');
}
