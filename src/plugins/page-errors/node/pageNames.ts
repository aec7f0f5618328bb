/** Finds the names that a page imports or exports, in the syntax tree of its JavaScript (ESTree). */
import type {ImportDeclaration, Pattern, Statement, ModuleDeclaration} from 'estree';
import type {Root} from 'mdast';
import type {} from 'remark-mdx';
import {visit} from 'unist-util-visit';

/** A name that a page defines. */
export interface PageName {
  readonly name: string;
  /** The file or package that it is imported from; undefined for names that the page exports. */
  readonly source?: string;
}

export interface PageImport {
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

type ModuleStatement = Statement | ModuleDeclaration;

/** Returns the names in a pattern, for example `a` and `b` of `{a, c: [b]}`. */
function namesInPattern(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesInPattern(property.type === 'Property' ? property.value : property),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) =>
        element === null ? [] : namesInPattern(element),
      );
    case 'RestElement':
      return namesInPattern(pattern.argument);
    case 'AssignmentPattern':
      return namesInPattern(pattern.left);
    default:
      return [];
  }
}

/** Returns the statements of all `import` and `export` blocks of a page, also of those inside elements. */
function moduleStatements(tree: Root): ModuleStatement[] {
  const statements: ModuleStatement[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    statements.push(...(node.data?.estree?.body ?? []));
  });
  return statements;
}

const isImport = (statement: ModuleStatement): statement is ImportDeclaration =>
  statement.type === 'ImportDeclaration';

/**
 * Returns the names that a page imports, and those that it defines with `export const`, `export function`, or `export
 * class`. Other forms of `export` are ignored.
 */
export function collectNames(tree: Root): PageName[] {
  return moduleStatements(tree).flatMap((statement): PageName[] => {
    if (isImport(statement))
      return statement.specifiers.map(({local}) => ({
        name: local.name,
        source: String(statement.source.value),
      }));
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const {declaration} = statement;
    if (declaration.type !== 'VariableDeclaration') return [{name: declaration.id.name}];
    const names = declaration.declarations.flatMap(({id}) => namesInPattern(id));
    return names.map((name) => ({name}));
  });
}

/** Returns the imports of a page with their places. */
export function collectImports(tree: Root): PageImport[] {
  return moduleStatements(tree)
    .filter(isImport)
    .map(({source, loc}) => ({
      source: String(source.value),
      line: loc?.start.line ?? 1,
      column: (loc?.start.column ?? 0) + 1,
    }));
}
