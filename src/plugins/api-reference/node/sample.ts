/**
 * Example values: those of the specification, or else made from the schema. For samples of requests, example responses,
 * and the console.
 */
import {brokenConditions, contradiction} from '../../../lib/openapi/contradiction';
import type {Schema} from '../../../lib/openapi/document';
import {flatten, type FlatSchema} from '../../../lib/openapi/schema';
import {
  isDictionary,
  type Dictionary,
  type Specification,
} from '../../../lib/openapi/specification';
import {restOf, typeOf, withDiscriminators, withoutHidden} from './sampleSchema';
import {numberCandidates, textCandidates} from './scalarSample';
import {varySample, withoutEach} from './varySample';

/** Objects nested deeper than this have only their required properties in made-up examples. */
const OPTIONAL_DEPTH = 3;
/** Maximum depth of made-up examples. */
const MAX_DEPTH = 24;
/** Made-up examples have no more objects, lists, and values than this. */
const MAX_VALUES = 4_000;
/** Alternatives that are tried before one that contradicts other parts of the schema is used. */
const MAX_ALTERNATIVES = 12;
/** Values that match several alternatives of a `oneOf`, or lack a format, before the first of them is used. */
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

/** Whether a value also fits what is around its schema, such as a `oneOf` of which the schema is one alternative. */
type Fits = (value: unknown) => boolean;

/** Makes one example. A value that would never end is undefined, and so is an object that requires one. */
class Sampler {
  private count = 0;

  constructor(
    private readonly spec: Specification,
    private readonly direction: Direction,
    private readonly anyValue: unknown,
  ) {}

  make(schema: Schema, around: Surroundings, fits: Fits = () => true): unknown {
    const flat = flatten(this.spec, schema);
    if (flat.never) return undefined;
    const isGood: Fits = (value) => this.isValid(schema, value, true) && fits(value);
    const choose = (values: readonly unknown[]) =>
      values.find(isGood) ?? values.find((value) => this.isValid(schema, value));
    const given = this.givenValues(schema, flat);
    const valid = choose(given);
    if (valid !== undefined) return valid;
    const {nullable, own, types, identity} = flat;
    this.count += 1;
    const isRecursive = around.ancestors.includes(identity);
    if (isRecursive || around.depth > MAX_DEPTH || this.count > MAX_VALUES) {
      if (types[0] === 'array' && !own.minItems) return [];
      return nullable ? null : undefined;
    }
    const inner = {...around, ancestors: [...around.ancestors, identity]};
    if (flat.choices.length > 0) return this.makeChoice(schema, flat, inner, fits);
    const chooseMade = (values: readonly unknown[]) => choose(values) ?? values[0];
    const made = this.makeType(flat, inner, given.filter(isDictionary), chooseMade);
    const isValid = (condition: Schema) => this.isValid(condition, made);
    const conditions = brokenConditions(flat, made, isValid, this.isHidden);
    if (conditions.length > 0) {
      return (
        this.make(
          {allOf: [restOf(flat), ...conditions.map(([, condition]) => condition)]},
          inner,
          fits,
        ) ?? made
      );
    }
    return this.repair(flat, made, isGood);
  }

  /** An object with fewer properties or other values, if a `not`, or a second alternative of `oneOf`, doesn't allow it. */
  private repair(flat: FlatSchema, made: unknown, isGood: Fits): unknown {
    if (!isDictionary(made) || isGood(made)) return made;
    const optional = Object.keys(made).filter((name) => !flat.required.has(name));
    const varied = Object.entries(made).map(([name, entry]) => ({
      ...made,
      [name]: this.vary(flat.properties.get(name) ?? true, entry, 1),
    }));
    return [...withoutEach(made, optional), ...varied].find(isGood) ?? made;
  }

  /** The values that the schema itself gives, such as an example or a default. */
  private givenValues(schema: Schema, {own}: FlatSchema): unknown[] {
    const {example, examples, enum: values = []} = own;
    const listed: readonly unknown[] = Array.isArray(examples) ? examples : [];
    const shown = [example, ...listed, own.default].map((value) =>
      withoutHidden(this.spec, schema, value, this.isHidden),
    );
    return [...shown, own.const, ...values].filter((value) => value !== undefined);
  }

  private readonly isHidden = (schema: Schema): boolean => {
    const hiddenBy = this.direction === 'request' ? 'readOnly' : 'writeOnly';
    return flatten(this.spec, schema).own[hiddenBy] === true;
  };

  /** @param isStrict whether formats, and the only alternative of a `oneOf`, count as well */
  private isValid(schema: Schema, value: unknown, isStrict = false): boolean {
    const options = {isOptional: this.isHidden, isStrict};
    return contradiction(this.spec, schema, value, options) === undefined;
  }

  /** @param partial given objects that lack something */
  private makeType(
    flat: FlatSchema,
    around: Surroundings,
    partial: Dictionary[],
    choose: (values: readonly unknown[]) => unknown,
  ): unknown {
    const deeper = {...around, depth: around.depth + 1};
    switch (typeOf(flat)) {
      case 'object':
        return this.makeObject(flat, deeper, [...partial, ...flat.parentExamples]);
      case 'array':
        return this.makeList(flat, deeper);
      case 'integer':
      case 'number':
        return choose(numberCandidates(flat));
      case 'boolean':
        return choose([true, false]);
      case 'string':
        return choose(textCandidates(flat));
      default:
        return this.anyValue;
    }
  }

  /** A value that fulfils one alternative of each group, together with the rest of the schema. */
  private makeChoice(schema: Schema, flat: FlatSchema, around: Surroundings, fits: Fits): unknown {
    const isGood: Fits = (value) => this.isValid(schema, value, true) && fits(value);
    const rest = restOf(flat);
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
      const isValid = (inner: Schema, value: unknown) => this.isValid(inner, value);
      const raw = this.make(combined, inner, isGood);
      const made = withDiscriminators(this.spec, flat, found, raw, isValid);
      if (made === undefined) continue;
      if (isGood(made)) return made;
      fallback ??= made;
      if (!this.isValid(schema, made)) continue;
      // Alternatives that overlap mostly all do.
      if (inexact === 0) fallback = made;
      inexact += 1;
      if (inexact === MAX_INEXACT) break;
    }
    return fallback;
  }

  private makeList(flat: FlatSchema, around: Surroundings): unknown[] | undefined {
    const {items, prefixItems = [], minItems = 0, maxItems = Infinity, uniqueItems} = flat.own;
    const first = prefixItems.map((schema) => this.make(schema, around));
    if (first.includes(undefined)) return minItems > 0 ? undefined : [];
    const {minContains = 1, maxContains = Infinity} = flat.own;
    const contains = flat.own.contains as Schema | undefined;
    const isOpen = items === undefined || items === true;
    const single = isOpen ? contains : items;
    // The first entries fulfil both.
    const isBoth = !isOpen && items !== false && contains !== undefined;
    const schema: Schema | undefined = isBoth ? {allOf: [items, contains]} : single;
    const others = contains === undefined ? schema : {allOf: [items ?? true, {not: contains}]};
    const usual = prefixItems.length > 0 || schema === undefined || schema === false ? 0 : 1;
    const contained = contains === undefined ? 0 : minContains;
    const wanted = Math.max(usual, minItems - first.length, contained);
    const count = Math.min(wanted, maxItems - first.length, MAX_ITEMS);
    const list = [...first];
    for (let index = 0; index < count; index += 1) {
      const entry = index < maxContains ? schema : others;
      const value = entry === undefined ? null : this.make(entry, around);
      if (value === undefined) return minItems > index ? undefined : list;
      const isVaried = uniqueItems === true && index > 0 && entry !== undefined;
      list.push(isVaried ? this.vary(entry, value, index) : value);
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
      // An optional property that would never end, or has no valid value, is left out.
      const isMade = value !== undefined && (isRequired || this.isValid(schema, value));
      if (isMade) entries.set(name, value);
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
    const names: Schema = {
      allOf: [
        {type: 'string', ...(pattern !== undefined && {pattern: pattern[0]})},
        (own.propertyNames as Schema | undefined) ?? true,
      ],
    };
    const first = this.isValid(names, 'key') ? 'key' : String(this.make(names, around));
    for (let index = entries.size; index < Math.min(count, MAX_ITEMS); index += 1) {
      const value = this.make(schema ?? true, around);
      if (value === undefined) return;
      entries.set(entries.has(first) ? String(this.vary(names, first, index)) : first, value);
    }
  }

  private vary(schema: Schema, value: unknown, index: number): unknown {
    const isValid = (inner: Schema, entry: unknown) => this.isValid(inner, entry, true);
    return varySample(this.spec, schema, value, index, isValid);
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
 * @param schema may be undefined or a boolean, because a specification may leave it out; both allow any type
 * @param direction whether the example is sent or received: requests omit read-only properties, responses omit write-only
 *   ones
 * @param anyValue the value of what may have any type. An example that is only null becomes `{}`
 */
export function sampleOf(
  spec: Specification,
  schema: Schema | undefined,
  direction: Direction,
  anyValue: unknown = null,
): unknown {
  if (schema === undefined || typeof schema === 'boolean') return anyValue ?? {};
  const made = new Sampler(spec, direction, anyValue).make(schema, {ancestors: [], depth: 0});
  return made === null && flatten(spec, schema).nullable ? null : (made ?? {});
}
