/**
 * What a specification promises, walked without any code of the generator: each promise names the
 * section of the page it must stand in, the anchor it must have and the words a reader must find there.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {ApiDefinition} from '../../src/config/apis';
import {variables} from '../../src/config/variables';
import {substitute} from '../../src/lib/variables';

export type Node = Readonly<Record<string, unknown>>;

export interface Promised {
  /** Id of the nearest heading above. */
  readonly section: string;
  /** Anchor; inside an alternative only its beginning and its end are fixed. */
  readonly id: string;
  readonly within?: string;
  /** Words that its row must hold. */
  readonly words: readonly string[];
}

export interface PromisedOperation {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly source: Node;
  readonly promises: readonly Promised[];
  readonly statuses: readonly string[];
  readonly mediaTypes: readonly (readonly [section: string, mediaType: string])[];
  /** Names of schemes; empty when none is needed. */
  readonly schemes: readonly string[];
}

const limits = 'default minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems minProperties maxProperties format const'.split(' ');

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const entries = (value: unknown): [string, unknown][] => (isNode(value) ? Object.entries(value) : []);

/** Markdown without its marks, as it reads on the page; empty for what is no text. */
export function plain(markdown: unknown): string {
  return (typeof markdown === 'string' ? markdown : '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_|\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Reads and walks one specification. */
export class Contract {
  readonly document: Node;

  constructor(siteDir: string, {specPath}: ApiDefinition) {
    const text = readFileSync(path.join(siteDir, specPath), 'utf8');
    this.document = parse(substitute(text, variables, {file: specPath})) as Node;
  }

  private resolve(value: unknown): Node {
    if (!isNode(value)) return {};
    if (typeof value.$ref !== 'string') return value;
    let target: unknown = this.document;
    for (const key of value.$ref.slice(2).split('/')) target = isNode(target) ? target[key] : undefined;
    const {$ref: _, ...siblings} = value;
    return {...this.resolve(target), ...siblings};
  }

  private ownWords(schema: Node): string[] {
    const values = limits.flatMap((key) => {
      const value = schema[key];
      return ['string', 'number', 'boolean'].includes(typeof value) ? [`${value as string}`] : [];
    });
    const enumeration = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
    const types = [schema.type].flat().filter((type) => typeof type === 'string' && type !== 'null');
    const flags = ['deprecated'].filter((flag) => schema[flag] === true);
    const nullable = schema.nullable === true || [schema.type].flat().includes('null');
    return [
      ...values,
      ...enumeration,
      ...types.map(String),
      ...flags,
      ...(nullable ? ['may be null'] : []),
      plain(schema.description).slice(0, 60).trim(),
    ].filter((word) => word !== '');
  }

  /** Promises of everything inside a schema that stands at `id`. */
  private inside(value: unknown, section: string, id: string, above: readonly unknown[], within?: string): Promised[] {
    const reference = isNode(value) ? (value.$ref ?? value) : value;
    if (above.includes(reference)) return [];
    const schema = this.resolve(value);
    const stack = [...above, reference];
    const required = Array.isArray(schema.required) ? schema.required : [];
    const own = entries(schema.properties).flatMap(([name, property]): Promised[] => {
      const at = `${id}.${name}`;
      const words = [name, ...this.ownWords(this.resolve(property)), ...(required.includes(name) ? ['required'] : [])];
      return [{section, id: at, within, words}, ...this.inside(property, section, at, stack, within)];
    });
    const additional = isNode(schema.additionalProperties)
      ? this.inside(schema.additionalProperties, section, `${id}.*`, stack, within)
      : [];
    const items = schema.items === undefined ? [] : this.inside(schema.items, section, id, stack, within);
    const merged = nodes(schema.allOf).flatMap((part) => this.inside(part, section, id, stack, within));
    const choices = [...nodes(schema.oneOf), ...nodes(schema.anyOf)].flatMap((choice) =>
      this.inside(choice, section, '', stack, within ?? id),
    );
    return [...own, ...additional, ...items, ...merged, ...choices];
  }

  /** `shown`: named bodies of earlier responses; a later one says where the shape stands. */
  private bodies(value: unknown, section: string, shown?: Set<unknown>): {promises: Promised[]; types: string[]} {
    const content = entries(this.resolve(value).content);
    const promises = content.flatMap(([mediaType, media], index): Promised[] => {
      const base = index === 0 ? section : `${section}.${mediaType.replace(/[^\p{L}\p{N}._-]+/gu, '-')}`;
      const {schema} = this.resolve(media);
      const reference = isNode(schema) ? schema.$ref : undefined;
      if (reference !== undefined && shown?.has(reference))
        return [{section, id: `${base}.body`, words: ['Same shape as']}];
      if (reference !== undefined) shown?.add(reference);
      return this.inside(schema, section, base, []);
    });
    return {promises, types: content.map(([mediaType]) => mediaType)};
  }

  /** Every operation with everything that it promises. */
  operations(): PromisedOperation[] {
    return entries(this.document.paths).flatMap(([route, item]) =>
      entries(item)
        .filter(([method]) => /^(?:get|put|post|delete|patch|head|options)$/.test(method))
        .map(([method, operation]) => this.operation(route, method, this.resolve(operation))),
    );
  }

  private operation(route: string, method: string, source: Node): PromisedOperation {
    const parameters = nodes(source.parameters).map((entry): Promised => {
      const {name, in: place, description, required, schema} = this.resolve(entry);
      const words = [String(name), plain(description).slice(0, 60), ...this.ownWords(this.resolve(schema))];
      return {
        section: `parameters.${String(place)}`,
        id: `${String(place)}.${String(name)}`,
        words: required === true ? [...words, 'required'] : words,
      };
    });
    const request = this.bodies(source.requestBody, 'request');
    const shown = new Set<unknown>();
    const responses = entries(source.responses).map(([status, entry]) => {
      const response = this.resolve(entry);
      const headers = entries(response.headers).map(([name, header]): Promised => {
        const {description, schema} = this.resolve(header);
        const words = [name, plain(description).slice(0, 60), ...this.ownWords(this.resolve(schema))];
        return {section: status, id: `${status}.headers.${name}`, words};
      });
      const body = this.bodies(response, status, shown);
      return {status, promises: [...headers, ...body.promises], types: body.types};
    });
    const security = nodes(source.security ?? this.document.security);
    return {
      method: method.toUpperCase(),
      path: route,
      operationId: String(source.operationId),
      source,
      promises: [...parameters, ...request.promises, ...responses.flatMap((entry) => entry.promises)],
      statuses: responses.map((entry) => entry.status),
      mediaTypes: [
        ...request.types.map((type) => ['request', type] as const),
        ...responses.flatMap(({status, types}) => types.map((type) => [status, type] as const)),
      ],
      schemes: [...new Set(security.flatMap((requirement) => Object.keys(requirement)))],
    };
  }
}
