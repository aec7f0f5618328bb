/** Converts a schema to a tree of rows with anchors: every property at every level, recursive schemas once. */
import {discriminatorValues} from '../../../lib/openapi/discriminator';
import type {Schema} from '../../../lib/openapi/document';
import {withExternalDocs} from '../../../lib/openapi/operations';
import {flatten, type ChoiceGroup, type FlatSchema} from '../../../lib/openapi/schema';
import type {Specification} from '../../../lib/openapi/specification';
import {DEPTH_LIMIT, REPEAT_AFTER_ROWS, ROW_LIMIT} from '../options';
import type {Alternative, AlternativeGroup, Flag, Place, Property} from '../shared/types';
import {labelLimits, limitsOf, listOrUndefined} from './limits';
import {toRichText} from './markdown';
import type {PageContext} from './page';
import {typeLabel} from './typeLabel';

type Mutable<T> = {-readonly [Key in keyof T]: T[Key]};

/** Values of a row that do not come from its schema. */
interface RowOptions {
  /** Wanted anchor. */
  readonly id: string;
  readonly name?: string;
  readonly role?: Property['role'];
  readonly required?: boolean;
  readonly deprecated?: boolean;
  /** Properties that must also be present when this one is. */
  readonly requires?: readonly string[];
  /** Start of the anchors of its children, if it is not `id`. */
  readonly base?: string;
}

/** A schema that contains the current one. If it is the same schema, the current one is recursive. */
interface Ancestor {
  readonly identity: object;
  readonly place: Place;
}

/** A row whose children are still missing. */
interface PendingRow {
  readonly property: Mutable<Property>;
  readonly flat: FlatSchema;
  /** Start of the anchors of its children. */
  readonly base: string;
  readonly ancestors: readonly Ancestor[];
  /** Names of the properties next to an alternative. */
  readonly known: ReadonlySet<string>;
}

/** Builds one tree level by level, so that a body with too many rows lacks the deepest ones. */
class TreeBuilder {
  private rows = 0;
  private readonly queue: PendingRow[] = [];

  constructor(private readonly page: PageContext) {}

  build(schema: Schema, options: RowOptions): Property {
    const root = this.createRow(schema, options, []);
    // The loop also visits rows that are added while it runs.
    for (const row of this.queue) this.addChildren(row);
    return root;
  }

  private createRow(
    schema: Schema,
    options: RowOptions,
    ancestors: readonly Ancestor[],
    known: ReadonlySet<string> = new Set(),
  ): Mutable<Property> {
    const {spec, texts, anchors} = this.page;
    this.rows += 1;
    const flat = flatten(spec, schema);
    // The name of an alternative is that of its schema, which the type need not repeat.
    const unnamed = flat.name === options.name ? {...flat, name: undefined} : flat;
    const id = anchors.claim(options.id);
    const requires = labelLimits({requires: options.requires}, texts);
    const property: Mutable<Property> = {
      id,
      name: options.name,
      role: options.role,
      type: typeLabel(spec, unnamed, texts),
      flags: listOrUndefined(flagsOf(flat, options)),
      text: toRichText(withExternalDocs(flat.own.description, flat.own.externalDocs)),
      limits: listOrUndefined([...limitsOf(flat, texts), ...requires]),
    };
    this.queue.push({property, flat, base: options.base ?? id, ancestors, known});
    return property;
  }

  /** Where the page already shows a schema: around the current row, or anywhere if the page is long. */
  private findShown(identity: object, ancestors: readonly Ancestor[]): Place | undefined {
    const ancestor = ancestors.find((each) => each.identity === identity);
    if (ancestor !== undefined) return ancestor.place;
    const {anchors} = this.page;
    return anchors.count > REPEAT_AFTER_ROWS ? anchors.places.get(identity) : undefined;
  }

  /** Adds everything below a row, unless the page already shows it or has too many rows. */
  private addChildren(row: PendingRow): void {
    const {property, flat, ancestors} = row;
    const {choices, identity} = flat;
    if (choices.length === 0 && !hasInnerSchemas(flat)) return;
    const shown = this.findShown(identity, ancestors);
    if (shown !== undefined) {
      property.sameAs = shown;
      return;
    }
    if (this.rows > ROW_LIMIT || ancestors.length >= DEPTH_LIMIT) {
      property.cut = true;
      return;
    }
    const place = {id: property.id, name: flat.name ?? property.name ?? property.type};
    if (flat.name !== undefined) this.page.anchors.places.set(identity, place);
    const parent = {...row, ancestors: [...ancestors, {identity, place}]};
    this.addProperties(parent);
    if (choices.length > 0) {
      property.alternatives = choices.map((group) => this.createAlternatives(group, parent));
    }
  }

  /** Adds named properties, other properties, and items. */
  private addProperties(parent: PendingRow): void {
    const {property, flat, base, ancestors, known} = parent;
    const {additionalProperties, items, prefixItems = [], ...own} = flat.own;
    const children: Property[] = [];
    const add = (schema: Schema, options: RowOptions) => {
      children.push(this.createRow(schema, options, ancestors));
    };
    for (const [name, schema] of flat.properties) {
      const requires = own.dependentRequired?.[name];
      add(schema, {id: `${base}.${name}`, name, required: flat.required.has(name), requires});
    }
    for (const [name, schema] of flat.unlisted) {
      // The schema around alternatives may list it.
      if (!known.has(name)) add(schema, {id: `${base}.${name}`, name, required: true});
    }
    for (const [pattern, schema] of Object.entries(own.patternProperties ?? {})) {
      add(schema, {id: `${base}.${pattern}`, name: pattern, role: 'pattern'});
    }
    if (additionalProperties !== undefined && additionalProperties !== false) {
      add(additionalProperties, {id: `${base}.*`, name: '*', role: 'additional'});
    }
    for (const [index, schema] of prefixItems.entries()) {
      add(schema, {id: `${base}[${index}]`, name: String(index), role: 'position'});
    }
    if (items !== undefined && items !== false) {
      const flatItems = flatten(this.page.spec, items);
      if (children.length === 0 && this.isPlain(flatItems)) {
        // The items get no row, so their properties are listed directly under the array.
        this.queue.push({...parent, flat: flatItems});
      } else {
        add(items, {id: `${base}[]`, role: 'item', base});
      }
    }
    if (children.length > 0) property.children = children;
  }

  /** Whether a row for the items of an array would say nothing. */
  private isPlain(flat: FlatSchema): boolean {
    const hasLimits = limitsOf(flat, this.page.texts).length > 0;
    return flat.own.description === undefined && !hasLimits && flagsOf(flat).length === 0;
  }

  private createAlternatives(group: ChoiceGroup, parent: PendingRow): AlternativeGroup {
    const {spec} = this.page;
    const {flat, base, ancestors} = parent;
    const items = group.choices.map((choice, index): Alternative => {
      const inner = flatten(spec, choice);
      const name = inner.name ?? alternativeName(spec, inner, index);
      const known = new Set([...flat.properties.keys(), ...flat.unlisted.keys()]);
      const row = this.createRow(choice, {id: `${base}.${name}`, name}, ancestors, known);
      // Later steps add children to the same object.
      return Object.assign(row, {chosenBy: listOrUndefined(chosenBy(spec, group, choice))});
    });
    return {kind: group.kind, discriminator: group.discriminator?.propertyName, items};
  }
}

/** The values of the discriminator that choose an alternative. One that lists the allowed values itself knows best. */
function chosenBy(spec: Specification, group: ChoiceGroup, choice: Schema): string[] {
  const values = discriminatorValues(group, choice);
  const property = flatten(spec, choice).properties.get(group.discriminator?.propertyName ?? '');
  if (property === undefined) return values;
  const {enum: listed, const: only} = flatten(spec, property).own;
  const allowed = (listed ?? [only]).filter((value) => typeof value === 'string');
  const both = values.filter((value) => allowed.includes(value));
  return allowed.length === 0 || both.length > 0 ? values : allowed;
}

/** Whether a schema has rows below it that are not alternatives. */
function hasInnerSchemas({own, properties, unlisted}: FlatSchema): boolean {
  if (properties.size > 0 || unlisted.size > 0) return true;
  const {additionalProperties, items, prefixItems, patternProperties} = own;
  if (additionalProperties !== undefined && additionalProperties !== false) return true;
  return items !== undefined || prefixItems !== undefined || patternProperties !== undefined;
}

/**
 * The name of an alternative without one: its type, what it requires, or its number. It is English in every locale, because
 * it is part of the anchor.
 */
function alternativeName(spec: Specification, flat: FlatSchema, index: number): string {
  const hasProperties = flat.properties.size > 0;
  if (flat.types.length > 0 && !hasProperties) return typeLabel(spec, flat);
  if (flat.required.size > 0 && !hasProperties) return `with ${[...flat.required].join(', ')}`;
  return `Option ${index + 1}`;
}

function flagsOf(flat: FlatSchema, options: Partial<RowOptions> = {}): Flag[] {
  const {own} = flat;
  const isClosed = own.additionalProperties === false || own.unevaluatedProperties === false;
  const flags: [Flag, boolean | undefined][] = [
    ['required', options.required],
    ['nullable', flat.nullable],
    ['deprecated', options.deprecated === true || own.deprecated],
    ['readOnly', own.readOnly],
    ['writeOnly', own.writeOnly],
    ['uniqueItems', own.uniqueItems],
    ['closed', isClosed],
  ];
  return flags.filter(([, isSet]) => isSet === true).map(([flag]) => flag);
}

/**
 * Returns the row of a schema with all rows below it, and reserves their anchors on the page. If there are more than
 * ROW_LIMIT, the deepest rows lack children and say that there is more. The contract consists of these trees: one for each
 * parameter and header (`parameters.ts`), and one for each body (`bodies.ts`).
 */
export function propertyTree(page: PageContext, schema: Schema, options: RowOptions): Property {
  return new TreeBuilder(page).build(schema, options);
}
