/** The values of a request that readers can change, and what they may type. */
import {translate} from '@docusaurus/Translate';
import {parseExactJson} from '@site/src/lib/exactNumber';
import {mapValues, sharedValueAt} from '../../shared/request/mapValues';
import type {ValuePath} from '../../shared/request/marks';
import type {RequestTemplate} from '../../shared/request/request';
import type {SampleValue} from '../../shared/types';
import {keyOf, type OwnValues, type Target} from '../ownValues';

/** A text, number, or boolean of a request. */
export interface EditableValue {
  readonly path: ValuePath;
  /** As the specification shows it. It says which type the value has. */
  readonly example: unknown;
  /** As the samples show it before the reader changes it. */
  readonly preset: unknown;
  /** As the samples show it. */
  readonly value: unknown;
  /** Set for a value that all pages of the API share. */
  readonly shared: SampleValue | undefined;
}

/** Values that a reader changed on this page, by path (`pathKey`). */
export type Changes = ReadonlyMap<string, unknown>;

/** What a reader chose and typed. */
export interface Choices {
  readonly target: Target;
  readonly own: OwnValues;
  readonly changes: Changes;
}

/** Returns a path as text, to compare it. */
export function pathKey(path: ValuePath): string {
  return JSON.stringify(path);
}

/** Returns the values by path. Null is left out, because the example doesn't show the type. */
export function editableValues(
  template: RequestTemplate,
  values: readonly SampleValue[],
  {target, own, changes}: Choices,
): ReadonlyMap<string, EditableValue> {
  const found = new Map<string, EditableValue>();
  mapValues(template, (path, example) => {
    if (example === null || example === undefined) return example;
    const shared = sharedValueAt(values, path, example);
    const key = pathKey(path);
    const preset = target === 'sandbox' ? (shared?.sandbox ?? example) : example;
    const typed = shared === undefined ? changes.get(key) : own[keyOf(shared, target)];
    found.set(key, {path, example, preset, value: typed ?? preset, shared});
    return example;
  });
  return found;
}

/** Returns the request with these values. */
export function withValues(
  template: RequestTemplate,
  values: ReadonlyMap<string, EditableValue>,
): RequestTemplate {
  return mapValues(template, (path, example) => {
    const found = values.get(pathKey(path));
    return found === undefined ? example : found.value;
  });
}

/** Matches an address without a query: `http://localhost:9181`. */
const addressRegex = /^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/i;
const numberRegex = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** What a reader typed, as a value of the type of the example. Undefined if it is none. */
export function parseValue(typed: string, {example, shared}: EditableValue): unknown {
  // Characters for private use mark values while a sample is printed.
  const text = typed.replace(/[\u{E000}-\u{F8FF}]/gu, '');
  if (shared?.kind === 'address') {
    const address = text.trim().replace(/\/+$/, '');
    return addressRegex.test(address) ? address : undefined;
  }
  if (shared !== undefined) return text.trim() || undefined;
  if (typeof example === 'string') return text;
  const json = text.trim();
  const isValid =
    typeof example === 'boolean' ? /^(?:true|false)$/.test(json) : numberRegex.test(json);
  return isValid ? parseExactJson(json) : undefined;
}

/** Whether the samples get a value only when the reader has finished typing. */
export function isGuarded({shared}: EditableValue): boolean {
  return shared?.kind === 'address' || shared?.kind === 'credential';
}

/** Returns whether a URL names the reader's own machine, whose secrets protect nothing. False for other texts. */
function isLocal(address: string): boolean {
  const host = /^https?:\/\/(\[[^\]]*\]|[^/:]+)/i.exec(address)?.[1] ?? '';
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i.test(host);
}

/**
 * Returns the address to which a secret of the reader would go, unless it is on the reader's machine. Undefined without a
 * secret.
 */
export function remoteAddress(
  values: readonly SampleValue[],
  target: Target,
  own: OwnValues,
): string | undefined {
  const ownText = (value: SampleValue) => own[keyOf(value, target)];
  const hasSecret = values.some(
    (value) => value.kind === 'credential' && ownText(value) !== undefined,
  );
  const address = values.find(({kind}) => kind === 'address');
  if (!hasSecret || address === undefined) return undefined;
  const preset = target === 'sandbox' ? (address.sandbox ?? address.text) : address.text;
  const url = ownText(address) ?? preset;
  return isLocal(url) ? undefined : url;
}

/** Returns the name of a value for readers: `data[0].name`. */
export function nameOf({path, shared}: EditableValue): string {
  if (shared?.kind === 'address') return translate({id: 'api.values.address', message: 'Address'});
  if (shared?.kind === 'credential')
    return translate({id: 'api.values.credential', message: 'Token or key'});
  if (shared?.name !== undefined) return shared.name;
  const [place = '', ...keys] = path;
  const [first = place, ...rest] = keys;
  const tail = rest.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`));
  return [first, ...tail].join('');
}

/** Returns what a reader must type. */
export function ruleOf({example, shared}: EditableValue): string {
  if (shared?.kind === 'address')
    return translate({
      id: 'api.values.address.hint',
      message: 'Type an address such as http://localhost:9181, without a query.',
    });
  if (typeof example === 'boolean')
    return translate({id: 'api.values.boolean.hint', message: 'Type true or false.'});
  if (typeof example === 'string')
    return translate({id: 'api.values.text.hint', message: 'Type a value.'});
  return translate({id: 'api.values.number.hint', message: 'Type a number.'});
}
