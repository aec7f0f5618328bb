/** A schema as a tree of rows with anchors: every property at every depth, recursion shown once. */
import {type Anchors} from './anchors';
import {inWords, limitsOf, orNone} from './limits';
import {toRichText} from './markdown';
import type {Schema} from '../../../lib/openapi/document';
import {withDocs} from '../../../lib/openapi/operations';
import {DEPTH_LIMIT, REPEAT_AFTER_ROWS, ROW_LIMIT} from '../options';
import {flatten, toReference, type ChoiceGroup, type FlatSchema} from '../../../lib/openapi/schema';
import type {Specification} from '../../../lib/openapi/specification';
import type {Alternative, AlternativeGroup, Flag, Place, Property} from '../shared/types';
import type {PageContext} from './page';
import type {ReferenceTexts} from './texts';
import {typeLabel} from './typeLabel';

type Mutable<T> = {-readonly [Key in keyof T]: T[Key]};

/** How a row is placed: under which anchor, by which name. */
interface Row {
  readonly id: string;
  readonly name?: string;
  readonly role?: Property['role'];
  readonly required?: boolean;
  /** Ids of its children begin with this instead of `id`. */
  readonly base?: string;
}

/** The tree has more rows than a page should hold. */
class TooManyRows extends Error {}

/** Builds one tree. */
class TreeBuilder {
  private rows = 0;
  private readonly stack: {identity: object; place: Place}[] = [];

  constructor(
    private readonly spec: Specification,
    private readonly texts: ReferenceTexts,
    private readonly anchors: Anchors,
    private readonly depthLimit: number,
    private readonly rowLimit: number,
  ) {}

  build(schema: Schema, row: Row): Property {
    this.rows += 1;
    if (this.rows > this.rowLimit) throw new TooManyRows();
    const flat = flatten(this.spec, schema);
    const id = this.anchors.claim(row.id);
    const property: Mutable<Property> = {
      id,
      name: row.name,
      role: row.role,
      type: typeLabel(this.spec, flat, this.texts),
      flags: orNone(flagsOf(flat, row.required === true)),
      text: toRichText(withDocs(flat.own.description, flat.own.externalDocs)),
      limits: orNone(limitsOf(flat, this.texts)),
    };
    this.addContent(property, flat, row.base ?? id);
    return property;
  }

  /** Everything below the row itself, unless it is already on the page. */
  private addContent(property: Mutable<Property>, flat: FlatSchema, base: string): void {
    const {properties, choices} = flat;
    if (properties.size === 0 && choices.length === 0 && !hasInner(flat)) return;
    const place = {id: property.id, name: flat.name ?? property.name ?? property.type};
    const known =
      this.stack.find((entry) => entry.identity === flat.identity)?.place ??
      (this.anchors.count > REPEAT_AFTER_ROWS ? this.anchors.places.get(flat.identity) : undefined);
    if (known !== undefined) {
      property.sameAs = known;
      return;
    }
    if (this.stack.length >= this.depthLimit) {
      property.cut = true;
      return;
    }
    this.stack.push({identity: flat.identity, place});
    if (flat.name !== undefined) this.anchors.places.set(flat.identity, place);
    this.addChildren(property, flat, base);
    if (choices.length > 0) {
      property.alternatives = choices.map((group) => this.alternatives(group, flat, base));
    }
    this.stack.pop();
  }

  private addChildren(property: Mutable<Property>, flat: FlatSchema, base: string): void {
    const children: Property[] = [];
    for (const [name, schema] of flat.properties) {
      const required = flat.required.has(name);
      const child = this.build(schema, {id: `${base}.${name}`, name, required});
      const requires = inWords({requires: flat.own.dependentRequired?.[name]}, this.texts);
      children.push({...child, limits: orNone([...(child.limits ?? []), ...requires])});
    }
    for (const [pattern, schema] of Object.entries(flat.own.patternProperties ?? {})) {
      children.push(this.build(schema, {id: `${base}.${pattern}`, name: pattern, role: 'pattern'}));
    }
    const {additionalProperties: additional, items, prefixItems} = flat.own;
    if (additional !== undefined && additional !== false) {
      children.push(this.build(additional, {id: `${base}.*`, name: '*', role: 'additional'}));
    }
    for (const [index, schema] of (prefixItems ?? []).entries()) {
      children.push(
        this.build(schema, {id: `${base}[${index}]`, name: String(index), role: 'position'}),
      );
    }
    if (items !== undefined && items !== false) this.addItem(property, children, items, base);
    if (children.length > 0) property.children = children;
  }

  /** Items of an array need a row of their own only when there is something to say about them. */
  private addItem(
    property: Mutable<Property>,
    children: Property[],
    items: Schema,
    base: string,
  ): void {
    const flat = flatten(this.spec, items);
    const {description} = flat.own;
    const plain = description === undefined && limitsOf(flat, this.texts).length === 0;
    if (plain && flagsOf(flat, false).length === 0 && children.length === 0) {
      this.addContent(property, flat, base);
    } else {
      children.push(this.build(items, {id: `${base}[]`, role: 'item', base}));
    }
  }

  private alternatives(group: ChoiceGroup, flat: FlatSchema, base: string): AlternativeGroup {
    const {propertyName, mapping = {}} = flat.own.discriminator ?? {};
    const items = group.choices.map((choice, index): Alternative => {
      const inner = flatten(this.spec, choice);
      const name = inner.name ?? alternativeName(this.spec, inner, index);
      const property = this.build(choice, {id: `${base}.${name}`, name});
      const target = typeof choice === 'object' ? choice.$ref : undefined;
      const chosenBy = Object.keys(mapping).filter(
        (key) => toReference(mapping[key] ?? '') === target,
      );
      return chosenBy.length > 0 ? {...property, chosenBy} : property;
    });
    return {kind: group.kind, discriminator: propertyName, items};
  }
}

function hasInner({own}: FlatSchema): boolean {
  const {additionalProperties: additional, items, prefixItems, patternProperties} = own;
  if (additional !== undefined && additional !== false) return true;
  return items !== undefined || prefixItems !== undefined || patternProperties !== undefined;
}

/** An unnamed shape is called by its type, by what it requires, or by its number: in English in every translation, for its anchor is made of it. */
function alternativeName(spec: Specification, flat: FlatSchema, index: number): string {
  if (flat.types.length > 0 && flat.properties.size === 0) return typeLabel(spec, flat);
  if (flat.properties.size === 0 && flat.required.size > 0)
    return `with ${[...flat.required].join(', ')}`;
  return `Option ${index + 1}`;
}

function flagsOf(flat: FlatSchema, required: boolean): Flag[] {
  const {own} = flat;
  const flags: [Flag, boolean | undefined][] = [
    ['required', required],
    ['nullable', flat.nullable],
    ['deprecated', own.deprecated],
    ['readOnly', own.readOnly],
    ['writeOnly', own.writeOnly],
    ['uniqueItems', own.uniqueItems],
    ['closed', own.additionalProperties === false || own.unevaluatedProperties === false],
  ];
  return flags.flatMap(([flag, set]) => (set === true ? [flag] : []));
}

/**
 * The rows of one schema. A tree with more than ROW_LIMIT rows is cut at the greatest depth that
 * keeps it below; the rows there say so.
 */
export function propertyTree(
  {spec, texts, anchors}: PageContext,
  schema: Schema,
  row: Row,
): Property {
  for (const depth of [DEPTH_LIMIT, 8, 6, 5, 4, 3, 2]) {
    const fork = anchors.fork();
    try {
      const tree = new TreeBuilder(spec, texts, fork, depth, ROW_LIMIT).build(schema, row);
      anchors.adopt(fork);
      return tree;
    } catch (error) {
      if (!(error instanceof TooManyRows)) throw error;
    }
  }
  return new TreeBuilder(spec, texts, anchors, 1, Infinity).build(schema, row);
}
