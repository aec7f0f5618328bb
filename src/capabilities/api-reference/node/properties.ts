/** A schema as a tree of rows with anchors: every property at every depth, recursion shown once. */
import {inWords, limitsOf, orNone} from './limits';
import {toRichText} from './markdown';
import type {Schema} from '../../../lib/openapi/document';
import {withDocs} from '../../../lib/openapi/operations';
import {DEPTH_LIMIT, REPEAT_AFTER_ROWS, ROW_LIMIT} from '../options';
import {flatten, toReference, type ChoiceGroup, type FlatSchema} from '../../../lib/openapi/schema';
import type {Specification} from '../../../lib/openapi/specification';
import type {Alternative, AlternativeGroup, Flag, Place, Property} from '../shared/types';
import type {PageContext} from './page';
import {typeLabel} from './typeLabel';

type Mutable<T> = {-readonly [Key in keyof T]: T[Key]};

/** How a row is placed: under which anchor, by which name. */
interface Row {
  readonly id: string;
  readonly name?: string;
  readonly role?: Property['role'];
  readonly required?: boolean;
  readonly deprecated?: boolean;
  /** Properties that must be there too when this one is. */
  readonly requires?: readonly string[];
  /** Ids of its children begin with this instead of `id`. */
  readonly base?: string;
}

/** A shape around a row: the same one inside it is recursion. */
interface Ancestor {
  readonly identity: object;
  readonly place: Place;
}

/** A row, and what it needs to be unfolded. */
interface Unfolding {
  readonly property: Mutable<Property>;
  readonly flat: FlatSchema;
  /** Begins the ids of its children. */
  readonly base: string;
  readonly above: readonly Ancestor[];
}

/** Builds one tree, level by level: a page that gets too long lacks what is deepest. */
class TreeBuilder {
  private rows = 0;
  private readonly queue: Unfolding[] = [];

  constructor(private readonly page: PageContext) {}

  tree(schema: Schema, row: Row): Property {
    const root = this.build(schema, row, []);
    // A list that grows is walked to its new end.
    for (const next of this.queue) this.unfold(next);
    return root;
  }

  private build(schema: Schema, row: Row, above: readonly Ancestor[]): Mutable<Property> {
    const {spec, texts, anchors} = this.page;
    this.rows += 1;
    const flat = flatten(spec, schema);
    const id = anchors.claim(row.id);
    const property: Mutable<Property> = {
      id,
      name: row.name,
      role: row.role,
      type: typeLabel(spec, flat, texts),
      flags: orNone(flagsOf(flat, row)),
      text: toRichText(withDocs(flat.own.description, flat.own.externalDocs)),
      limits: orNone([...limitsOf(flat, texts), ...inWords({requires: row.requires}, texts)]),
    };
    this.queue.push({property, flat, base: row.base ?? id, above});
    return property;
  }

  /** Adds everything below a row, unless the page shows it already or is full. */
  private unfold({property, flat, base, above}: Unfolding): void {
    const {properties, choices, identity} = flat;
    const {anchors} = this.page;
    if (properties.size === 0 && choices.length === 0 && !hasInner(flat)) return;
    const known =
      above.find((ancestor) => ancestor.identity === identity)?.place ??
      (anchors.count > REPEAT_AFTER_ROWS ? anchors.places.get(identity) : undefined);
    if (known !== undefined) property.sameAs = known;
    else if (this.rows > ROW_LIMIT || above.length >= DEPTH_LIMIT) property.cut = true;
    else {
      const place = {id: property.id, name: flat.name ?? property.name ?? property.type};
      if (flat.name !== undefined) anchors.places.set(identity, place);
      const inside = {property, flat, base, above: [...above, {identity, place}]};
      this.addChildren(inside);
      if (choices.length > 0)
        property.alternatives = choices.map((group) => this.alternatives(group, inside));
    }
  }

  private addChildren(parent: Unfolding): void {
    const {property, flat, base, above} = parent;
    const {additionalProperties: additional, items, prefixItems = [], ...own} = flat.own;
    const children: Property[] = [];
    const add = (schema: Schema, row: Row) => children.push(this.build(schema, row, above));
    for (const [name, schema] of flat.properties) {
      const requires = own.dependentRequired?.[name];
      add(schema, {id: `${base}.${name}`, name, required: flat.required.has(name), requires});
    }
    for (const [pattern, schema] of Object.entries(own.patternProperties ?? {}))
      add(schema, {id: `${base}.${pattern}`, name: pattern, role: 'pattern'});
    if (additional !== undefined && additional !== false)
      add(additional, {id: `${base}.*`, name: '*', role: 'additional'});
    for (const [index, schema] of prefixItems.entries())
      add(schema, {id: `${base}[${index}]`, name: String(index), role: 'position'});
    if (items !== undefined && items !== false) {
      const item = flatten(this.page.spec, items);
      // Items of an array need a row of their own only when there is something to say about them.
      if (children.length === 0 && this.isPlain(item)) this.queue.push({...parent, flat: item});
      else add(items, {id: `${base}[]`, role: 'item', base});
    }
    if (children.length > 0) property.children = children;
  }

  private isPlain(flat: FlatSchema): boolean {
    const said = [...limitsOf(flat, this.page.texts), ...flagsOf(flat)];
    return flat.own.description === undefined && said.length === 0;
  }

  private alternatives(group: ChoiceGroup, {flat, base, above}: Unfolding): AlternativeGroup {
    const {spec} = this.page;
    const {propertyName, mapping = {}} = flat.own.discriminator ?? {};
    const items = group.choices.map((choice, index): Alternative => {
      const inner = flatten(spec, choice);
      const name = inner.name ?? alternativeName(spec, inner, index);
      const property: Mutable<Alternative> = this.build(
        choice,
        {id: `${base}.${name}`, name},
        above,
      );
      const target = typeof choice === 'object' ? choice.$ref : undefined;
      property.chosenBy = orNone(
        Object.keys(mapping).filter((key) => toReference(mapping[key] ?? '') === target),
      );
      return property;
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

function flagsOf(flat: FlatSchema, row: Partial<Row> = {}): Flag[] {
  const {own} = flat;
  const flags: [Flag, boolean | undefined][] = [
    ['required', row.required],
    ['nullable', flat.nullable],
    ['deprecated', row.deprecated === true || own.deprecated],
    ['readOnly', own.readOnly],
    ['writeOnly', own.writeOnly],
    ['uniqueItems', own.uniqueItems],
    ['closed', own.additionalProperties === false || own.unevaluatedProperties === false],
  ];
  return flags.flatMap(([flag, set]) => (set === true ? [flag] : []));
}

/** The rows of one schema; where it has more than ROW_LIMIT, those that are not unfolded say so. */
export const propertyTree = (page: PageContext, schema: Schema, row: Row): Property =>
  new TreeBuilder(page).tree(schema, row);
