/** Calls in TypeScript and JavaScript: fetch, OpenAI's client, and functions that are handed a path. */
import ts from 'typescript';
import {isObject} from '../../lib/openapi';
import {HOLE, JsonText, textOf} from '../holes';
import {noBody, unknownBody, type Body, type Call, type Extract} from '../types';
import {isApiPath, targetOf} from '../urls';
import {DEFAULT_BASE, httpMethods, resourceOf} from './openaiClient';
import {evaluate, findConstant} from './typescriptValues';

type Found = Omit<Call, 'kind' | 'line'>;

const json = (value: unknown): Body => (value === HOLE ? unknownBody : {state: 'json', value});

function bodyOf(init: unknown): Body {
  if (!isObject(init)) return init === undefined ? noBody : unknownBody;
  const body = init['body'];
  if (body instanceof JsonText) return json(body.value);
  if (body === undefined) return HOLE in init ? unknownBody : noBody;
  return unknownBody;
}

function fetchCall([url, options]: readonly ts.Expression[]): Found | undefined {
  const address = url === undefined ? HOLE : textOf(evaluate(url));
  // A path alone is a call of the page's own server, unless only the documented APIs have it.
  const isOwn = address.startsWith('/') && !isApiPath(address);
  const target = isOwn ? undefined : targetOf(address);
  if (target === undefined) return undefined;
  const init = options === undefined ? undefined : evaluate(options);
  const body = bodyOf(init);
  if (!isObject(init)) return {...target, method: init === undefined ? 'GET' : undefined, body};
  const fallback = HOLE in init ? undefined : 'GET';
  const method = init['method'] ?? fallback;
  return {
    ...target,
    method: typeof method === 'string' && method !== HOLE ? method : undefined,
    body,
  };
}

/** The path of a client's base URL: from `new OpenAI({baseURL})`, else what everyone uses. */
function basePath(client: ts.Expression): string | undefined {
  const created = ts.isIdentifier(client) ? findConstant(client) : client;
  if (created === undefined || !ts.isNewExpression(created)) return undefined;
  if (created.expression.getText() !== 'OpenAI') return undefined;
  const options = created.arguments?.[0];
  const settings = options === undefined ? undefined : evaluate(options);
  const url = isObject(settings) ? settings['baseURL'] : undefined;
  const target = typeof url === 'string' ? targetOf(url) : undefined;
  return target?.path.replace(/\/$/, '') ?? DEFAULT_BASE;
}

function clientCall(callee: ts.Expression, args: readonly ts.Expression[]): Found | undefined {
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  let client: ts.Expression = callee;
  while (ts.isPropertyAccessExpression(client)) client = client.expression;
  const base = basePath(client);
  const resource = resourceOf(callee.getText());
  if (resource !== undefined) {
    const body = resource.method === 'GET' ? noBody : json(args[0] ? evaluate(args[0]) : {});
    return {method: resource.method, path: (base ?? DEFAULT_BASE) + resource.path, query: [], body};
  }
  // `client.get('/models')`: the client's own way to any path.
  const method = callee.name.text.toUpperCase();
  const target = base === undefined || !args[0] ? undefined : targetOf(textOf(evaluate(args[0])));
  if (target === undefined || !httpMethods.includes(method)) return undefined;
  const options = args[1] ? evaluate(args[1]) : {};
  const body = isObject(options) && options['body'] !== undefined ? json(options['body']) : noBody;
  return {method, path: `${base}${target.path}`, query: target.query, body};
}

/** The one HTTP method that a function of this file sends; undefined when there is none, or several. */
function methodInside(callee: ts.Expression): string | undefined {
  if (!ts.isIdentifier(callee)) return undefined;
  const declared =
    findConstant(callee) ??
    callee
      .getSourceFile()
      .statements.find((each) => ts.isFunctionDeclaration(each) && each.name?.text === callee.text);
  const methods = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && httpMethods.includes(node.text)) methods.add(node.text);
    node.forEachChild(visit);
  };
  if (declared !== undefined) visit(declared);
  return methods.size === 1 ? [...methods][0] : undefined;
}

/** A function of the sample that is handed a path: `call(node, 'POST', '/api/v1/schemas', body)`. */
function wrapperCall(callee: ts.Expression, args: readonly ts.Expression[]): Found | undefined {
  const values = args.map((each) => evaluate(each));
  const named = values.find((value) => httpMethods.includes(textOf(value))) as string | undefined;
  const index = values.findIndex(
    (value, at) =>
      typeof value === 'string' &&
      !ts.isIdentifier(args[at] ?? callee) &&
      (isApiPath(value) || (named !== undefined && value.startsWith('/'))),
  );
  const target = index < 0 ? undefined : targetOf(String(values[index]));
  if (target === undefined) return undefined;
  const body = values.slice(index + 1).find(isObject);
  return {
    ...target,
    method: named ?? methodInside(callee),
    body: body === undefined || body instanceof JsonText ? unknownBody : json(body),
  };
}

/** Finds the calls of one source text. */
export const extractTypeScript: Extract = ({text, line}) => {
  const file = ts.createSourceFile('sample.tsx', text, ts.ScriptTarget.Latest, true);
  const calls: Call[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const {expression: callee, arguments: args} = node;
      const isFetch = /^(?:globalThis\.|window\.)?fetch$/.test(callee.getText());
      const found = isFetch
        ? fetchCall(args)
        : (clientCall(callee, args) ?? wrapperCall(callee, args));
      if (found !== undefined) {
        const start = file.getLineAndCharacterOfPosition(node.getStart());
        calls.push({kind: 'call', line: line + start.line, ...found});
      }
    }
    node.forEachChild(visit);
  };
  visit(file);
  return calls;
};
