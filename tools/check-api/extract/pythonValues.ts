/** Reads the value of a Python expression without running it, as far as the file says it. */
import type {parser} from '@lezer/python';
import {isObject} from '../../lib/openapi';
import {HOLE, JsonText, textOf} from '../holes';

export type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

/** Assignments that refer to each other are followed this far. */
const MAX_DEPTH = 20;
const stringRegex = /^([A-Za-z]*)("""|'''|"|')([\s\S]*)\2$/;
const escapes: Readonly<Record<string, string>> = {n: '\n', t: '\t', r: '\r', '\n': ''};

/** The children of a node, punctuation left out. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!/^\W+$/.test(child.name) && child.name !== 'Comment') children.push(child);
  }
  return children;
}

/** Positional and named arguments of a call. */
export interface Arguments {
  readonly positional: readonly SyntaxNode[];
  readonly named: Readonly<Record<string, SyntaxNode>>;
}

/** Reads the values of one file. */
export class PythonValues {
  constructor(
    readonly text: string,
    private readonly root: SyntaxNode,
  ) {}

  textAt({from, to}: {readonly from: number; readonly to: number}): string {
    return this.text.slice(from, to);
  }

  argumentsOf(call: SyntaxNode): Arguments {
    const positional: SyntaxNode[] = [];
    const named: Record<string, SyntaxNode> = {};
    const children = childrenOf(call.getChild('ArgList') ?? call);
    for (let index = 0; index < children.length; index++) {
      const [child, operator, value] = children.slice(index, index + 3);
      if (child?.name === 'VariableName' && operator?.name === 'AssignOp' && value) {
        named[this.textAt(child)] = value;
        index += 2;
      } else if (child) positional.push(child);
    }
    return {positional, named};
  }

  /** The value last assigned to a name before `position`, anywhere above; undefined when there is none. */
  findAssignment(name: string, position: number): SyntaxNode | undefined {
    let found: SyntaxNode | undefined;
    this.root.cursor().iterate(({node}) => {
      if (node.name !== 'AssignStatement' || node.from >= position) return;
      const [target, ...rest] = childrenOf(node);
      if (target?.name === 'VariableName' && this.textAt(target) === name) found = rest.at(-1);
    });
    return found;
  }

  evaluate(node: SyntaxNode, depth = MAX_DEPTH): unknown {
    if (depth === 0) return HOLE;
    const inner = (each: SyntaxNode): unknown => this.evaluate(each, depth - 1);
    const children = childrenOf(node);
    switch (node.name) {
      case 'String':
      case 'FormatString':
        return this.stringValue(node, depth);
      case 'ContinuedString':
        return children.map((child) => textOf(inner(child))).join('');
      case 'Number':
        return Number(this.textAt(node).replaceAll('_', ''));
      case 'Boolean':
        return this.textAt(node) === 'True';
      case 'None':
        return null;
      case 'ParenthesizedExpression':
        return children[0] ? inner(children[0]) : HOLE;
      case 'ArrayExpression':
      case 'TupleExpression':
        return children.map(inner);
      case 'DictionaryExpression':
        return this.dictionaryValue(node, depth);
      case 'VariableName': {
        const assigned = this.findAssignment(this.textAt(node), node.from);
        return assigned ? inner(assigned) : HOLE;
      }
      case 'BinaryExpression': {
        const [left, operator, right] = children;
        const isSum = left && right && operator && this.textAt(operator) === '+';
        return isSum ? textOf(inner(left)) + textOf(inner(right)) : HOLE;
      }
      case 'CallExpression':
        return this.callValue(node, depth);
      default:
        return HOLE;
    }
  }

  private stringValue(node: SyntaxNode, depth: number): string {
    const [, prefix = '', , content = ''] = stringRegex.exec(this.textAt(node)) ?? [];
    const replacements = node.getChildren('FormatReplacement');
    if (replacements.length > 0) {
      // Braces of an f-string: evaluate what stands in them.
      const offset = node.from + this.textAt(node).indexOf(content);
      let text = '';
      let at = offset;
      for (const replacement of replacements) {
        const [expression] = childrenOf(replacement);
        const value = expression ? this.evaluate(expression, depth - 1) : HOLE;
        text += this.text.slice(at, replacement.from) + textOf(value);
        at = replacement.to;
      }
      return text + this.text.slice(at, offset + content.length);
    }
    if (/r/i.test(prefix)) return content;
    return content.replace(/\\([\s\S])/g, (_match, letter: string) => escapes[letter] ?? letter);
  }

  private dictionaryValue(node: SyntaxNode, depth: number): Record<string, unknown> {
    const result: Record<string, unknown> = {};
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (child.name === '**' && child.nextSibling) {
        const spread = this.evaluate(child.nextSibling, depth - 1);
        Object.assign(result, isObject(spread) ? spread : {[HOLE]: HOLE});
      } else if (child.name === ':' && child.prevSibling && child.nextSibling) {
        const key = textOf(this.evaluate(child.prevSibling, depth - 1));
        result[key] = this.evaluate(child.nextSibling, depth - 1);
      }
    }
    return result;
  }

  private callValue(node: SyntaxNode, depth: number): unknown {
    const [callee] = childrenOf(node);
    if (callee === undefined) return HOLE;
    const name = this.textAt(callee);
    const [first, second] = this.argumentsOf(node).positional;
    if (name === 'json.dumps' && first) return new JsonText(this.evaluate(first, depth - 1));
    if (/^os\.(?:environ\.get|getenv)$/.test(name)) {
      return second ? this.evaluate(second, depth - 1) : HOLE;
    }
    // `json.dumps(body).encode()` is still the body.
    const [object] = childrenOf(callee);
    const isEncode = callee.name === 'MemberExpression' && name.endsWith('.encode');
    return isEncode && object ? this.evaluate(object, depth - 1) : HOLE;
  }
}
