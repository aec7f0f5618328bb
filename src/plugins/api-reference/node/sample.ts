/**
 * Example values: those of the specification, or else made from the schema. For samples of requests, example responses,
 * and the console.
 */
import {contradiction} from '../../../lib/openapi/contradiction';
import {discriminatorValues} from '../../../lib/openapi/discriminator';
import type {Schema, SchemaObject} from '../../../lib/openapi/document';
import {flatten, matches, type FlatSchema} from '../../../lib/openapi/schema';
import {
  isDictionary,
  type Dictionary,
  type Specification,
} from '../../../lib/openapi/specification';
import {patternSample} from './patternSample';
import {numberSample, textSample} from './scalarSample';
import {varySample} from './varySample';

/** Objects nested deeper than this have only their required properties in made-up examples. */
const OPTIONAL_DEPTH = 3;
/** Maximum depth of made-up examples. */
const MAX_DEPTH = 24;
/** Made-up examples have no more objects, lists, and values than this. */
const MAX_VALUES = 4_000;
/** Alternatives that are tried before one that contradicts other parts of the schema is used. */
const MAX_ALTERNATIVES = 12;
/** Values that match several alternatives of a `oneOf` before the first of them is used. */
const MAX_INEXACT = 3;
/** Made-up lists have no more entries than this, even for a larger `minItems`, so that examples stay readable. */
const MAX_ITEMS = 100;

/** Requests don't contain read-only properties; responses don't contain write-only ones. */
export type Direction = 'request' | 'response';

/** What contains a value: schemas, so that recursion ends, and the number of objects and lists. */
interface Surroundings {
  readonly ancestors: readonly object[];
  readonly depth: number;
}

/** A schema without its alternatives and conditions. */
function restOf({own, properties, required}: FlatSchema): SchemaObject {
  const {oneOf: _oneOf, anyOf: _anyOf, discriminator: _discriminator, ...limits} = own;
  const {if: _if, then: _then, else: _else, dependentSchemas: _dependent, ...rest} = limits;
  return {...rest, properties: Object.fromEntries(properties), required: [...required]};
}

/** Makes one example. A value that would never end is undefined, and so is an object that requires one. */
class Sampler {
  private count = 0;

  constructor(
    private readonly spec: Specification,
    private readonly direction: Direction,
  ) {}

  make(schema: Schema, around: Surroundings): unknown {
    if (schema === true) return {};
    const flat = flatten(this.spec, schema);
    if (flat.never) return undefined;
    const given = this.givenValues(flat);
    const valid = given.find((value) => this.isValid(schema, value));
    if (valid !== undefined) return valid;
    const {nullable, own, types, identity} = flat;
    this.count += 1;
    const isRecursive = around.ancestors.includes(identity);
    if (isRecursive || around.depth > MAX_DEPTH || this.count > MAX_VALUES) {
      if (types[0] === 'array' && !own.minItems) return [];
      return nullable ? null : undefined;
    }
    const inner = {...around, ancestors: [...around.ancestors, identity]};
    if (flat.choices.length > 0) return this.makeChoice(schema, flat, inner);
    const made = this.makeType(flat, inner, given.filter(isDictionary));
    const conditions = this.brokenConditions(flat, made);
    if (conditions.length === 0) return made;
    return this.make({allOf: [restOf(flat), ...conditions]}, inner) ?? made;
  }

  /** The schemas that a value must fulfil because of what it has (`if`, `dependentSchemas`), and doesn't. */
  private brokenConditions({rules}: FlatSchema, made: unknown): Schema[] {
    const conditions = (rules as readonly SchemaObject[]).flatMap((rule) => {
      const dependent = Object.entries(rule.dependentSchemas ?? {}).filter(
        ([name]) => isDictionary(made) && Object.hasOwn(made, name),
      );
      const schemas: (Schema | undefined)[] = dependent.map(([, schema]) => schema as Schema);
      const condition = rule.if as Schema | undefined;
      const branch =
        condition !== undefined && this.isValid(condition, made) ? rule.then : rule.else;
      if (condition !== undefined) schemas.push(branch);
      return schemas.filter((schema) => schema !== undefined);
    });
    return conditions.filter((schema) => !this.isValid(schema, made));
  }

  /** The values that the schema itself gives, such as an example or a default. */
  private givenValues({own}: FlatSchema): unknown[] {
    const {example, examples, enum: values = []} = own;
    const listed: readonly unknown[] = Array.isArray(examples) ? examples : [];
    const all = [example, ...listed, own.default, own.const, ...values];
    return all.filter((value) => value !== undefined);
  }

  private isHidden(schema: Schema): boolean {
    const hiddenBy = this.direction === 'request' ? 'readOnly' : 'writeOnly';
    return flatten(this.spec, schema).own[hiddenBy] === true;
  }

  private isValid(schema: Schema, value: unknown): boolean {
    return (
      contradiction(this.spec, schema, value, (property) => this.isHidden(property)) === undefined
    );
  }

  /** @param partial given objects that lack something */
  private makeType(flat: FlatSchema, around: Surroundings, partial: Dictionary[]): unknown {
    const [type] = flat.types;
    const hasProperties = flat.properties.size > 0 || flat.unlisted.size > 0;
    if (type === 'object' || (hasProperties && type === undefined)) {
      return this.makeObject(flat, {...around, depth: around.depth + 1}, [
        ...partial,
        ...flat.parentExamples,
      ]);
    }
    if (type === 'array') return this.makeList(flat, {...around, depth: around.depth + 1});
    if (type === 'integer' || type === 'number') return numberSample(this.spec, flat);
    if (type === 'boolean') return true;
    return type === 'string' ? textSample(this.spec, flat) : null;
  }

  /** A value that fulfils one alternative of each group, together with the rest of the schema. */
  private makeChoice(schema: Schema, flat: FlatSchema, around: Surroundings): unknown {
    const rest = restOf(flat);
    const [group] = flat.choices;
    const isOnlyChoice =
      flat.choices.length === 1 && flat.types.length === 0 && flat.required.size === 0;
    const attempts = Math.max(...flat.choices.map(({choices}) => choices.length));
    let fallback: unknown;
    let inexact = 0;
    for (let index = 0; index < Math.min(attempts, MAX_ALTERNATIVES); index += 1) {
      const chosen = flat.choices.map(({choices}) => choices[Math.min(index, choices.length - 1)]);
      const found = chosen.filter((choice) => choice !== undefined);
      const identities = found.map((choice) => flatten(this.spec, choice).identity);
      if (identities.some((identity) => around.ancestors.includes(identity))) continue;
      // The parts of `rest` come first, as its examples are about the whole.
      const combined =
        isOnlyChoice && found[0] !== undefined ? found[0] : {allOf: [rest, ...found]};
      const inner = isOnlyChoice
        ? around
        : {...around, ancestors: [...around.ancestors, ...identities]};
      const made = this.select(flat, found, this.make(combined, inner));
      if (made === undefined) continue;
      fallback ??= made;
      if (!this.isValid(schema, made)) continue;
      const matching = (group?.choices ?? []).filter((choice) => this.isValid(choice, made));
      const isExact = group?.kind !== 'oneOf' || group.isImplied === true || matching.length === 1;
      if (isExact) return made;
      // Alternatives that overlap mostly all do.
      if (inexact === 0) fallback = made;
      inexact += 1;
      if (inexact === MAX_INEXACT) break;
    }
    return fallback;
  }

  /** Gives an object the values of the discriminators that choose its alternatives. */
  private select(flat: FlatSchema, chosen: readonly Schema[], made: unknown): unknown {
    if (!isDictionary(made)) return made;
    const own = chosen.map((choice) => ({
      property: flat.own.discriminator?.propertyName ?? '',
      values: discriminatorValues(flat.own, choice),
    }));
    const inherited = chosen.flatMap((choice) => flatten(this.spec, choice).selections);
    const changed = {...made};
    for (const {property, values} of [...inherited, ...own]) {
      const [value] = values;
      if (value !== undefined && !values.includes(String(changed[property]))) {
        changed[property] = value;
      }
    }
    // A discriminator may contradict what its alternative says about the property.
    const isWorse = chosen.some((each) => this.isValid(each, made) && !this.isValid(each, changed));
    return isWorse ? made : changed;
  }

  private makeList(flat: FlatSchema, around: Surroundings): unknown[] | undefined {
    const {items, prefixItems = [], minItems = 0, maxItems = Infinity, uniqueItems} = flat.own;
    const first = prefixItems.map((schema) => this.make(schema, around));
    if (first.includes(undefined)) return minItems > 0 ? undefined : [];
    const contains = flat.own.contains as Schema | undefined;
    const isOpen = items === undefined || items === true;
    const single = isOpen ? contains : items;
    // The first entries fulfil both, and more are not needed.
    const isBoth = !isOpen && items !== false && contains !== undefined;
    const schema: Schema | undefined = isBoth ? {allOf: [items, contains]} : single;
    const usual = prefixItems.length > 0 || schema === undefined || schema === false ? 0 : 1;
    const wanted = Math.max(usual, minItems - first.length);
    const count = Math.min(wanted, maxItems - first.length, MAX_ITEMS);
    const list = [...first];
    for (let index = 0; index < count; index += 1) {
      const value = schema === undefined ? null : this.make(schema, around);
      if (value === undefined) return minItems > index ? undefined : list;
      const isValid = (inner: Schema, entry: unknown) => this.isValid(inner, entry);
      const isVaried = uniqueItems === true && index > 0 && schema !== undefined;
      list.push(isVaried ? varySample(this.spec, schema, value, index, isValid) : value);
    }
    return list;
  }

  private makeObject(
    flat: FlatSchema,
    around: Surroundings,
    partial: readonly Dictionary[],
  ): Record<string, unknown> | undefined {
    const {properties, unlisted, required, own} = flat;
    const {minProperties = 0, maxProperties = Infinity, additionalProperties} = own;
    const given = Object.assign({}, ...partial.toReversed()) as Dictionary;
    const entries = new Map<string, unknown>();
    const isShown = around.depth <= OPTIONAL_DEPTH;
    for (const [name, schema] of [...properties, ...unlisted]) {
      const isRequired = required.has(name);
      const isWanted = isRequired || isShown || entries.size < minProperties;
      if (this.isHidden(schema) || !isWanted) continue;
      const isGiven = Object.hasOwn(given, name) && this.isValid(schema, given[name]);
      const value = isGiven ? given[name] : this.make(schema, around);
      // An optional property that would never end is left out.
      if (value !== undefined) entries.set(name, value);
      else if (isRequired && around.depth > 1) return undefined;
    }
    for (const [name, value] of Object.entries(given)) {
      const isKnown = properties.has(name) || unlisted.has(name);
      if (!isKnown && this.isValid(additionalProperties ?? true, value)) entries.set(name, value);
    }
    if (entries.size === 0 || entries.size < minProperties) {
      this.addOthers(flat, entries, Math.max(minProperties, isShown ? 1 : 0), around);
    }
    for (const name of [...entries.keys()].reverse()) {
      if (entries.size > maxProperties && !required.has(name)) entries.delete(name);
    }
    for (const {property, values} of flat.selections) {
      const schema = properties.get(property) ?? true;
      const value = values.find((each) => this.isValid(schema, each));
      const isChosen = values.includes(String(entries.get(property)));
      if (entries.has(property) && value !== undefined && !isChosen) entries.set(property, value);
    }
    // From entries, so that a property with the name `__proto__` doesn't set the prototype.
    return Object.fromEntries(entries);
  }

  /** Adds other properties, whose names the schema doesn't list, until there are enough. */
  private addOthers(
    {own}: FlatSchema,
    entries: Map<string, unknown>,
    count: number,
    around: Surroundings,
  ): void {
    const [pattern] = Object.entries(own.patternProperties ?? {});
    const {additionalProperties} = own;
    const schema = pattern?.[1] ?? additionalProperties;
    const isNeeded = entries.size < (own.minProperties ?? 0);
    if (schema === false || (!isNeeded && (schema === undefined || schema === true))) return;
    const names = (own.propertyNames as Schema | undefined) ?? true;
    const named = names === true ? 'key' : this.make({allOf: [names, {type: 'string'}]}, around);
    const source = pattern?.[0] ?? '';
    const candidates = [String(named), patternSample(source) ?? ''];
    const isName = (name: string) => matches(source, name) && this.isValid(names, name);
    const first = candidates.find(isName) ?? 'key';
    for (let index = entries.size; index < Math.min(count, MAX_ITEMS); index += 1) {
      const value = this.make(schema ?? true, around);
      if (value === undefined) return;
      entries.set(entries.has(first) ? `${first}${index + 1}` : first, value);
    }
  }
}

/**
 * Returns an example of a schema: an example, default, or allowed value that the schema gives, or else a value of its
 * type. Objects have all properties to a depth of three, and then only required ones. Values that contradict the schema
 * are not used, and examples of parents in `allOf` are completed. A recursive schema ends where an optional property, a
 * list, or null ends it.
 *
 * @param spec resolves references in the schema; one that points to nothing is ignored, because `checkSpecification` has
 *   reported it
 * @param schema may be undefined or a boolean, because a specification may leave it out; both give `{}`
 * @param direction whether the example is sent or received: requests omit read-only properties, responses omit write-only
 *   ones
 */
export function sampleOf(
  spec: Specification,
  schema: Schema | undefined,
  direction: Direction,
): unknown {
  if (schema === undefined || typeof schema === 'boolean') return {};
  return new Sampler(spec, direction).make(schema, {ancestors: [], depth: 0}) ?? {};
}
