/**
 * Reads what a specification promises, without any code of the generator: each promise names the section of the page, the
 * anchor, and the words that readers must find there.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {ApiDefinition} from '../../src/config/apis';
import {variables} from '../../src/config/variables';
import {substitute} from '../../src/lib/variables';
import {plain, wordsOf, type Node} from './contractWords';

/** Something that the page of an operation must say in one place. */
export interface Promised {
  /** Id of the nearest heading above. */
  readonly section: string;
  /** Anchor. With `within`, only the end of the anchor is known, because names of alternatives are part of it. */
  readonly id: string;
  readonly within?: string;
  /** Words that its row must contain. */
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
  /** Names of security schemes; empty if none is needed. */
  readonly schemes: readonly string[];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const entriesOf = (value: unknown): Node => (isNode(value) ? value : {});
const entries = (value: unknown): [string, unknown][] => Object.entries(entriesOf(value));
const methodsOf = (item: Node) =>
  Object.entries(item).filter(([key]) =>
    /^(?:get|put|post|delete|patch|head|options|trace)$/.test(key),
  );
const headingId = (text: string) => text.replace(/[^\p{L}\p{N}._-]+/gu, '-');

/** Whether the standard says that a parameter is ignored, because another field describes the same header. */
function isIgnoredHeader({in: place, name}: Node): boolean {
  return place === 'header' && /^(accept|content-type|authorization)$/i.test(String(name));
}

/** The promises of one specification. */
export class Contract {
  readonly document: Node;

  constructor(siteDir: string, {specPath, variables: hasVariables}: ApiDefinition) {
    const text = readFileSync(path.join(siteDir, specPath), 'utf8');
    this.document = parse(
      hasVariables === true ? substitute(text, variables, {file: specPath}) : text,
    ) as Node;
  }

  private resolve(value: unknown): Node {
    if (!isNode(value)) return {};
    if (typeof value.$ref !== 'string') return value;
    let target: unknown = this.document;
    for (const key of value.$ref.slice(2).split('/')) {
      const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
      target = isNode(target) || Array.isArray(target) ? (target as Node)[name] : undefined;
    }
    const {$ref: _, ...siblings} = value;
    return {...this.resolve(target), ...siblings};
  }

  /** Promises of everything inside a schema whose anchor is `id`. */
  private inside(
    value: unknown,
    section: string,
    id: string,
    above: readonly unknown[],
    within?: string,
  ): Promised[] {
    const reference = isNode(value) ? (value.$ref ?? value) : value;
    if (above.includes(reference)) return [];
    const schema = this.resolve(value);
    const stack = [...above, reference];
    const required = Array.isArray(schema.required) ? schema.required : [];
    const own = entries(schema.properties).flatMap(([name, property]): Promised[] => {
      const at = `${id}.${name}`;
      const words = [
        name,
        ...wordsOf(this.resolve(property)),
        ...(required.includes(name) ? ['required'] : []),
      ];
      return [
        {section, id: at, within, words},
        ...this.inside(property, section, at, stack, within),
      ];
    });
    const named = [
      ...entries(schema.patternProperties).map(
        ([pattern, value]) => [`${id}.${pattern}`, pattern, value] as const,
      ),
      ...(isNode(schema.additionalProperties)
        ? [[`${id}.*`, '', schema.additionalProperties] as const]
        : []),
      ...nodes(schema.prefixItems).map((value, index) => [`${id}[${index}]`, '', value] as const),
    ];
    const others = named.flatMap(([at, name, value]): Promised[] => [
      {section, id: at, within, words: [name, ...wordsOf(this.resolve(value))]},
      ...this.inside(value, section, at, stack, within),
    ]);
    const items =
      schema.items === undefined ? [] : this.inside(schema.items, section, id, stack, within);
    const merged = nodes(schema.allOf).flatMap((part) =>
      this.inside(part, section, id, stack, within),
    );
    const choices = [...nodes(schema.oneOf), ...nodes(schema.anyOf)].flatMap((choice) =>
      this.inside(choice, section, '', stack, within ?? id),
    );
    return [...own, ...others, ...items, ...merged, ...choices];
  }

  /** @param shown named bodies of earlier responses: later ones are links to them */
  private bodies(
    value: unknown,
    section: string,
    shown?: Set<unknown>,
  ): {promises: Promised[]; types: string[]} {
    const content = entries(this.resolve(value).content);
    const promises = content.flatMap(([mediaType, media], index): Promised[] => {
      const base = index === 0 ? section : `${section}.${headingId(mediaType)}`;
      const {schema} = this.resolve(media);
      const reference = isNode(schema) ? schema.$ref : undefined;
      if (reference !== undefined && shown?.has(reference))
        return [{section, id: `${base}.body`, words: ['Same shape as']}];
      if (reference !== undefined) shown?.add(reference);
      return this.inside(schema, section, base, []);
    });
    return {promises, types: content.map(([mediaType]) => mediaType)};
  }

  /** Every operation with its promises. */
  operations(): PromisedOperation[] {
    return entries(this.document.paths).flatMap(([route, entry]) => {
      const item = this.resolve(entry);
      return methodsOf(item).map(([method, operation]) =>
        this.operation(route, method, this.resolve(operation), item),
      );
    });
  }

  /** Every webhook with its promises. */
  webhooks(): PromisedOperation[] {
    const webhooks = {
      ...entriesOf(this.document['x-webhooks']),
      ...entriesOf(this.document.webhooks),
    };
    return entries(webhooks).flatMap(([name, entry]) => {
      const item = this.resolve(entry);
      return methodsOf(item).map(([method, source]) =>
        this.operation(name, method, this.resolve(source), item),
      );
    });
  }

  /** Promises of a callback, with its responses. */
  private incoming(section: string, name: string, entry: unknown, shown: Set<unknown>): Promised[] {
    return methodsOf(this.resolve(entry)).flatMap(([method, source]) => {
      const id = headingId(`${section}.${name}.${method}`);
      const {parameters, requestBody, responses} = this.resolve(source);
      const own = nodes(parameters).map((value) => {
        const {name, in: place} = this.resolve(value);
        return this.parameter(value, id, `${id}.${String(place)}.${String(name)}`);
      });
      const request = this.bodies(requestBody, `${id}.request`).promises;
      const response = this.responses(responses, `${id}.`, shown).flatMap(({promises}) => promises);
      return [...own, ...request, ...response].map((promise) => ({...promise, section: id}));
    });
  }

  private parameter(entry: unknown, section: string, id: string): Promised {
    const {name, description, required, deprecated, schema, content} = this.resolve(entry);
    const [media] = Object.values(entriesOf(content));
    const words = [
      ...(typeof name === 'string' ? [name] : []),
      plain(description).slice(0, 60),
      ...wordsOf({
        ...this.resolve(schema ?? this.resolve(media).schema),
        description: undefined,
      }),
      ...(required === true ? ['required'] : []),
      ...(deprecated === true ? ['deprecated'] : []),
    ];
    return {section, id, words};
  }

  /** Promises of responses. `prefix` starts the anchors of their headings. */
  private responses(value: unknown, prefix: string, shown: Set<unknown>) {
    return entries(value).map(([status, entry]) => {
      const response = this.resolve(entry);
      const section = `${prefix}${status}`;
      const headers = entries(response.headers).map(([name, header]) => {
        const promise = this.parameter(header, section, `${section}.headers.${name}`);
        return {...promise, words: [name, ...promise.words]};
      });
      const body = this.bodies(response, section, shown);
      return {status, promises: [...headers, ...body.promises], types: body.types};
    });
  }

  private operation(route: string, method: string, source: Node, item: Node): PromisedOperation {
    const own = nodes(source.parameters).map((entry) => this.resolve(entry));
    const inherited = nodes(item.parameters)
      .map((entry) => this.resolve(entry))
      .filter(
        ({name, in: place}) => !own.some((entry) => entry.name === name && entry.in === place),
      );
    const shownParameters = [...inherited, ...own].filter((entry) => !isIgnoredHeader(entry));
    const parameters = shownParameters.map((entry) => {
      const place = String(entry.in);
      return this.parameter(entry, `parameters.${place}`, `${place}.${String(entry.name)}`);
    });
    const request = this.bodies(source.requestBody, 'request');
    const shown = new Set<unknown>();
    const responses = this.responses(source.responses, '', shown);
    const callbacks = entries(source.callbacks).flatMap(([name, entry]) =>
      Object.values(this.resolve(entry)).flatMap((call) =>
        this.incoming('callbacks', name, call, shown),
      ),
    );
    const security = nodes(source.security ?? this.document.security);
    return {
      method: method.toUpperCase(),
      path: route,
      operationId: String(source.operationId),
      source,
      promises: [
        ...parameters,
        ...request.promises,
        ...responses.flatMap((entry) => entry.promises),
        ...callbacks,
      ],
      statuses: responses.map((entry) => entry.status),
      mediaTypes: [
        ...request.types.map((type) => ['request', type] as const),
        ...responses.flatMap(({status, types}) => types.map((type) => [status, type] as const)),
      ],
      schemes: [...new Set(security.flatMap((requirement) => Object.keys(requirement)))],
    };
  }
}
