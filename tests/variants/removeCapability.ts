/** Removes a capability from the sources of the site, as a maintainer would: its folder, and its lines elsewhere. */
import ts from 'typescript';

/** Files that name capabilities: the configuration, the sidebars, and the components for writers. */
export const COMPOSITION = [
  'docusaurus.builtPages.ts',
  'docusaurus.config.ts',
  'docusaurus.markdown.ts',
  'sidebars.ts',
  'src/theme/MDXComponents/index.tsx',
];

/** Capabilities that others import, each with those others. */
const IMPORTED_BY: Readonly<Record<string, readonly string[]>> = {
  // Highlighting of samples, and the list of sample files.
  code: ['api-reference', 'developer-kit', 'mcp-server'],
  // The schema of Docusaurus' front matter.
  'core-patches': ['page-errors'],
  // The list of samples, which the skill and the summaries contain.
  'mcp-server': ['agent-skill', 'summaries'],
};

/** Returns a capability and all that cannot work without it. */
export function withDependents(capability: string): string[] {
  const dependents = IMPORTED_BY[capability] ?? [];
  return [capability, ...dependents.flatMap(withDependents)];
}

/** Functions that return one of their arguments if the capability does nothing, with its index. */
const PASS_THROUGH: Readonly<Record<string, number>> = {translateTexts: 2};

/** The argument that replaces a call: `texts` for `translateTexts(siteDir, locale, texts)`. */
function keptArgument({expression, arguments: args}: ts.CallExpression): ts.Node | undefined {
  const index = ts.isIdentifier(expression) ? PASS_THROUGH[expression.text] : undefined;
  return index === undefined ? undefined : args[index];
}

/** The imports of a file that come from the folder of a capability, and the names that they define. */
function importsOf(tree: ts.SourceFile, capability: string) {
  // './src/capabilities/code', '../../capabilities/code/client'
  const source = new RegExp(`/capabilities/${capability}(?:/|$)`);
  const declarations = tree.statements
    .filter(ts.isImportDeclaration)
    .filter(
      ({moduleSpecifier}) =>
        ts.isStringLiteral(moduleSpecifier) && source.test(moduleSpecifier.text),
    );
  const names = declarations.flatMap(({importClause}) => {
    const bindings = importClause?.namedBindings;
    const named = bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : [];
    return [importClause?.name, ...named.map(({name}) => name)].flatMap((id) => id?.text ?? []);
  });
  return {declarations, names};
}

/** Finds the code to delete with a name: the list item, the property, or the statement that contains it. */
function removableParent(identifier: ts.Node): ts.Node | undefined {
  for (let node = identifier; node.parent !== undefined; node = node.parent) {
    const {parent} = node;
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return undefined;
    if (ts.isCallExpression(node) && keptArgument(node) !== undefined) return node;
    if (
      ts.isPropertyAssignment(node) ||
      ts.isShorthandPropertyAssignment(node) ||
      ts.isSpreadAssignment(node) ||
      ts.isVariableStatement(node)
    )
      return node;
    if (ts.isArrayLiteralExpression(parent)) {
      // [diagramStep, {options}] in a list of steps: delete the pair.
      const isPair = parent.elements[0] === node && ts.isArrayLiteralExpression(parent.parent);
      return isPair ? parent : node;
    }
  }
  return undefined;
}

/** Whether an identifier is a use of a name: not the key of a property, and not the name of a declaration. */
const isUse = (node: ts.Identifier) =>
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) &&
  !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) &&
  !(ts.isVariableDeclaration(node.parent) && node.parent.name === node);

/** Deletes the first use of one of `names`; returns undefined if there is none. */
function deleteOneUse(source: string, names: Set<string>, file: string): string | undefined {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (found !== undefined || ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && names.has(node.text) && isUse(node)) found = removableParent(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  if (found === undefined) return undefined;
  if (ts.isCallExpression(found)) {
    const kept = keptArgument(found);
    if (kept !== undefined)
      return source.slice(0, found.pos) + kept.getFullText(tree) + source.slice(found.end);
  }
  // A variable that was computed with the capability goes too, with its own uses.
  if (ts.isVariableStatement(found))
    for (const {name} of found.declarationList.declarations)
      if (ts.isIdentifier(name)) names.add(name.text);
  // The comma after an item of a list or an object.
  const after = /^\s*,/.exec(source.slice(found.end))?.[0].length ?? 0;
  return source.slice(0, found.getFullStart()) + source.slice(found.end + after);
}

/** Returns the text of a composition file without the imports of a capability and everything that uses them. */
export function withoutCapability(source: string, capability: string, file: string): string {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const {declarations, names} = importsOf(tree, capability);
  let text = source;
  for (const node of [...declarations].reverse())
    text = text.slice(0, node.getFullStart()) + text.slice(node.end);
  const removed = new Set(names);
  for (;;) {
    const next = deleteOneUse(text, removed, file);
    if (next === undefined) return text;
    text = next;
  }
}
