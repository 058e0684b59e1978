import ts from 'typescript';

const parsed = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);

/** The names of a declaration; a pattern (`const { a, b: c } = …`) declares several. */
function boundNames(name: ts.BindingName): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** The names a file declares and exports; re-exports belong to another file. */
function exportedNames(path: string, text: string): string[] {
  return parsed(path, text)
    .statements.filter(isExported)
    .flatMap((statement) => {
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.flatMap(({ name }) =>
          boundNames(name).map((bound) => bound.text),
        );
      const { name } = statement as ts.DeclarationStatement;
      return name ? [name.text] : [];
    });
}

/**
 * Names that two files of `src` export: one name, one thing (docs/architecture.md).
 *
 * @param files path → source.
 */
export function repeatedNames(files: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, Set<string>>();
  for (const [path, text] of files)
    for (const name of exportedNames(path, text)) places.set(name, (places.get(name) ?? new Set()).add(path));
  return [...places]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name} is exported by ${[...paths].join(' and ')}`);
}

const declaresByName = (node: ts.Node): node is ts.NamedDeclaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeParameterDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isNamedTupleMember(node) ||
  (ts.isImportSpecifier(node) && node.propertyName !== undefined);

/** Every name a file declares, with its line. Keys of an object belong to its type or are data. */
export function declaredNames(path: string, text: string): { name: string; line: number }[] {
  const source = parsed(path, text);
  const names: { name: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    const declared =
      ts.isVariableDeclaration(node) || ts.isParameter(node)
        ? boundNames(node.name)
        : declaresByName(node) && node.name && ts.isIdentifier(node.name)
          ? [node.name]
          : [];
    for (const name of declared)
      names.push({ name: name.text, line: source.getLineAndCharacterOfPosition(name.end).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}
