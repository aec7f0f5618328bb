/** Calls in Python: urllib, requests and httpx, OpenAI's client, and functions that are handed a path. */
import {parser} from '@lezer/python';
import {isObject} from '../../lib/openapi';
import {HOLE, JsonText, textOf} from '../holes';
import {noBody, unknownBody, type Body, type Call, type Extract} from '../types';
import {isApiPath, targetOf} from '../urls';
import {DEFAULT_BASE, httpMethods, resourceOf} from './openaiClient';
import {childrenOf, PythonValues, type Arguments} from './pythonValues';

type Found = Omit<Call, 'kind' | 'line'>;

/** What `data=` or `json=` sends. */
function bodyOf(values: PythonValues, {named}: Arguments): Body {
  if (named['json']) return {state: 'json', value: values.evaluate(named['json'])};
  if (!named['data']) return noBody;
  const data = values.evaluate(named['data']);
  return data instanceof JsonText && data.value !== HOLE
    ? {state: 'json', value: data.value}
    : unknownBody;
}

/** `urllib.request.Request(url, data=…)`, `urlopen(url)`, `requests.post(url, json=…)`. */
function libraryCall(values: PythonValues, callee: string, args: Arguments): Found | undefined {
  const name = callee.split('.').at(-1) ?? '';
  const isUrllib = /^(?:urllib\.request\.)?(?:Request|urlopen)$/.test(callee);
  const isVerb = callee.includes('.') && httpMethods.includes(name.toUpperCase());
  const url = args.positional[0] ?? args.named['url'];
  if (url === undefined || !(isUrllib || isVerb)) return undefined;
  const target = targetOf(textOf(values.evaluate(url)));
  if (target === undefined) return undefined;
  const body = bodyOf(values, args);
  const named = args.named['method'] && textOf(values.evaluate(args.named['method']));
  const byBody = body.state === 'none' ? 'GET' : 'POST';
  return {...target, body, method: named ?? (isVerb ? name.toUpperCase() : byBody)};
}

/** The base path of `client = OpenAI(base_url=…)`. */
function basePath(values: PythonValues, client: string, position: number): string {
  const created = values.findAssignment(client, position);
  const url =
    created?.name === 'CallExpression' ? values.argumentsOf(created).named['base_url'] : undefined;
  const target = url && targetOf(textOf(values.evaluate(url)));
  return target?.path.replace(/\/$/, '') ?? DEFAULT_BASE;
}

function clientCall(
  values: PythonValues,
  callee: string,
  {named}: Arguments,
  position: number,
): Found | undefined {
  const resource = resourceOf(callee);
  if (resource === undefined) return undefined;
  const path = basePath(values, callee.split('.')[0] ?? '', position) + resource.path;
  if (resource.method === 'GET') return {...resource, path, query: [], body: noBody};
  const {extra_body: extra, ...fields} = named;
  const more = extra === undefined ? {} : values.evaluate(extra);
  const value = {
    ...Object.fromEntries(
      Object.entries(fields).map(([key, node]) => [key, values.evaluate(node)]),
    ),
    ...(isObject(more) ? more : {[HOLE]: HOLE}),
  };
  return {method: resource.method, path, query: [], body: {state: 'json', value}};
}

/** A function of the sample that is handed a path: `call(node, "POST", "/api/v1/schemas", body)`. */
function wrapperCall(values: PythonValues, {positional}: Arguments): Found | undefined {
  const read = positional.map((node) => values.evaluate(node));
  const method = read.find((value) => httpMethods.includes(textOf(value))) as string | undefined;
  const index = read.findIndex(
    (value, at) => /String$/.test(positional[at]?.name ?? '') && isApiPath(textOf(value)),
  );
  const target = index < 0 ? undefined : targetOf(textOf(read[index]));
  if (target === undefined) return undefined;
  const value = read.slice(index + 1).find(isObject);
  return {...target, method, body: value === undefined ? unknownBody : {state: 'json', value}};
}

/** Finds the calls of one source text. */
export const extractPython: Extract = ({text, line}) => {
  const tree = parser.parse(text);
  const values = new PythonValues(text, tree.topNode);
  const calls: Call[] = [];
  tree.cursor().iterate(({node}) => {
    const callee = node.name === 'CallExpression' ? childrenOf(node)[0] : undefined;
    if (callee === undefined) return;
    const name = values.textAt(callee);
    const args = values.argumentsOf(node);
    const found =
      clientCall(values, name, args, node.from) ??
      libraryCall(values, name, args) ??
      wrapperCall(values, args);
    if (found === undefined) return;
    const newlines = text.slice(0, node.from).split('\n').length - 1;
    calls.push({kind: 'call', line: line + newlines, ...found});
  });
  return calls;
};
