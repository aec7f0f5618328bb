/**
 * What the generator hands to the components of src/capabilities/api-reference/client: one JSON file a page. Text is
 * already parsed and ids are already unique, so that the browser carries no parser.
 */

/** Text, or a tag with its content; of a link (`a`) the first entry is the address. The tags are those of Markdown. */
export type RichNode = string | RichElement;
export type RichElement = readonly [tag: string, ...content: RichNode[]];
/** Parsed Markdown: inline when it was one paragraph. */
export type RichText = readonly RichNode[];

export type Flag =
  'required' | 'nullable' | 'deprecated' | 'readOnly' | 'writeOnly' | 'uniqueItems' | 'closed';

/** A constraint and its values, ready to be shown: `['Minimum', '0']`, `['Allowed values', 'a', 'b']`. */
export type Limit = readonly [label: string, ...values: string[]];

/** One of several shapes that a value may have. */
export interface Alternative extends Property {
  /** Values of the discriminator that choose this shape. */
  readonly chosenBy?: readonly string[];
}

export interface AlternativeGroup {
  readonly kind: 'oneOf' | 'anyOf';
  /** Property whose value says which shape it is. */
  readonly discriminator?: string;
  readonly items: readonly Alternative[];
}

/** Where a shape stands on its page: anchor, and the name for it. */
export interface Place {
  readonly id: string;
  readonly name: string;
}

/** A property, a parameter, a header, an alternative or (without a name) the body itself. */
export interface Property {
  /** Anchor, unique on its page: `200.data._id`. */
  readonly id: string;
  readonly name?: string;
  /** `named` if missing; otherwise what the name stands for. */
  readonly role?: 'additional' | 'pattern' | 'item' | 'position';
  /** As shown: `string <uuid>`, `array of Message`. */
  readonly type: string;
  readonly flags?: readonly Flag[];
  readonly text?: RichText;
  readonly limits?: readonly Limit[];
  readonly children?: readonly Property[];
  readonly alternatives?: readonly AlternativeGroup[];
  /** Anchor of the place where this shape is already shown; it has no children here. */
  readonly sameAs?: Place;
  /** Deeper than the page goes; the download has it. */
  readonly cut?: boolean;
}

export interface ConsoleParameter {
  readonly name: string;
  readonly place: string;
  readonly required: boolean;
  /** Filled in from the example; empty for an optional one without. */
  readonly value: string;
  /** The only values it may have. */
  readonly values?: readonly string[];
}

/** A media type that a request may have, with the examples to start from. */
export interface ConsoleBody {
  readonly mediaType: string;
  /** At least one; the name of an only one may be empty. */
  readonly examples: readonly {readonly name: string; readonly text: string}[];
}

/** What the console needs to know of an operation. */
export interface ConsoleData {
  /** Name of the API: server and credential are remembered for each. */
  readonly segment: string;
  readonly method: string;
  readonly path: string;
  readonly servers: readonly string[];
  readonly parameters: readonly ConsoleParameter[];
  readonly bodies: readonly ConsoleBody[];
  /** Where the credential goes; undefined when none is needed. */
  readonly credential?: {
    readonly name: string;
    readonly place: 'header' | 'query';
    readonly field: string;
    readonly prefix: string;
  };
}
