/** Reads the value of a TypeScript expression without running it, as far as the file says it. */
import ts from 'typescript';
import {isObject} from '../../lib/openapi';
import {HOLE, JsonText, textOf} from '../holes';

/** Constants that refer to each other are followed this far. */
const MAX_DEPTH = 20;

/** The initializer of the constant that an identifier means; undefined for parameters, imports and `let`. */
export function findConstant(identifier: ts.Identifier): ts.Expression | undefined {
  for (let node: ts.Node = identifier; node.parent !== undefined; node = node.parent) {
    const {parent} = node;
    if (
      ts.isFunctionLike(parent) &&
      parent.parameters.some((each) => declares(each.name, identifier))
    ) {
      return undefined;
    }
    if (!ts.isBlock(parent) && !ts.isSourceFile(parent)) continue;
    for (const statement of parent.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      const {declarations, flags} = statement.declarationList;
      const found = declarations.find(({name}) => declares(name, identifier));
      if (found === undefined) continue;
      const isPlain = ts.isIdentifier(found.name) && (flags & ts.NodeFlags.Const) !== 0;
      return isPlain ? found.initializer : undefined;
    }
  }
  return undefined;
}

function declares(name: ts.BindingName, identifier: ts.Identifier): boolean {
  if (ts.isIdentifier(name)) return name.text === identifier.text;
  return name.elements.some(
    (element) => ts.isBindingElement(element) && declares(element.name, identifier),
  );
}

function objectValue(node: ts.ObjectLiteralExpression, depth: number): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) {
      const spread = evaluate(property.expression, depth);
      Object.assign(result, isObject(spread) ? spread : {[HOLE]: HOLE});
      continue;
    }
    const key = ts.isComputedPropertyName(property.name)
      ? textOf(evaluate(property.name.expression, depth))
      : property.name.text;
    if (ts.isPropertyAssignment(property)) result[key] = evaluate(property.initializer, depth);
    else if (ts.isShorthandPropertyAssignment(property)) {
      result[key] = evaluate(property.name, depth);
    } else result[key] = HOLE;
  }
  return result;
}

function binaryValue({left, operatorToken, right}: ts.BinaryExpression, depth: number): unknown {
  const first = evaluate(left, depth);
  const {kind} = operatorToken;
  if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken) {
    return first === HOLE ? evaluate(right, depth) : first;
  }
  if (kind !== ts.SyntaxKind.PlusToken) return HOLE;
  return textOf(first) + textOf(evaluate(right, depth));
}

function callValue({expression, arguments: [argument]}: ts.CallExpression, depth: number): unknown {
  const isStringify = expression.getText() === 'JSON.stringify';
  return isStringify && argument !== undefined ? new JsonText(evaluate(argument, depth)) : HOLE;
}

/** The value of an expression, with holes for what the file does not say. */
export function evaluate(node: ts.Expression, depth = MAX_DEPTH): unknown {
  if (depth === 0) return HOLE;
  const inner = (each: ts.Expression): unknown => evaluate(each, depth - 1);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isObjectLiteralExpression(node)) return objectValue(node, depth - 1);
  if (ts.isBinaryExpression(node)) return binaryValue(node, depth - 1);
  if (ts.isCallExpression(node)) return callValue(node, depth - 1);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(
      ({expression, literal}) => textOf(inner(expression)) + literal.text,
    );
    return node.head.text + spans.join('');
  }
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.flatMap((element) => {
      if (!ts.isSpreadElement(element)) return [inner(element)];
      const spread = inner(element.expression);
      return Array.isArray(spread) ? (spread as unknown[]) : [HOLE];
    });
  }
  if (ts.isPrefixUnaryExpression(node)) {
    const operand = inner(node.operand);
    const isNegative = node.operator === ts.SyntaxKind.MinusToken && typeof operand === 'number';
    return isNegative ? -operand : HOLE;
  }
  if (ts.isPropertyAccessExpression(node)) {
    const object = inner(node.expression);
    return isObject(object) && node.name.text in object ? object[node.name.text] : HOLE;
  }
  if (ts.isIdentifier(node)) {
    if (node.text === 'undefined') return undefined;
    const constant = findConstant(node);
    return constant === undefined ? HOLE : inner(constant);
  }
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  ) {
    return inner(node.expression);
  }
  switch (node.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return true;
    case ts.SyntaxKind.FalseKeyword:
      return false;
    case ts.SyntaxKind.NullKeyword:
      return null;
    default:
      return HOLE;
  }
}
