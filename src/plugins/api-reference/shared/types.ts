/**
 * The data of the components in client/: one JSON file for each page. Text is already parsed and ids are already unique, so
 * that the browser needs no parser.
 */

import type {Document} from './documents';
import type {BodyTemplate, ParameterValue, Part} from './request/request';

/** Text, or an element: `['strong', 'text']`. A link also has its address: `['a', 'https://example.org', 'text']`. */
export type RichNode = string | RichElement;
export type RichElement = readonly [tag: string, ...content: RichNode[]];
/** Parsed Markdown. A single paragraph is only its content. */
export type RichText = readonly RichNode[];

export type Flag =
  | 'required'
  | 'nullable'
  | 'deprecated'
  | 'readOnly'
  | 'writeOnly'
  | 'uniqueItems'
  | 'closed';

/** A label and its values: `['Minimum', '0']`, `['Allowed values', 'a', 'b']`. */
export type Limit = readonly [label: string, ...values: string[]];

/** One of several schemas that a value may have. */
export interface Alternative extends Property {
  /** Values of the discriminator for which it applies. */
  readonly chosenBy?: readonly string[];
}

export interface AlternativeGroup {
  readonly kind: 'oneOf' | 'anyOf';
  /** Property whose value says which alternative applies. */
  readonly discriminator?: string;
  readonly items: readonly Alternative[];
}

/** Where a page shows a schema. */
export interface Place {
  /** Anchor. */
  readonly id: string;
  /** Text of links to it. */
  readonly name: string;
}

/** A row: a property, parameter, header, or alternative; or a body, which has no name. */
export interface Property {
  /** Anchor, unique on its page: `200.data._id`. */
  readonly id: string;
  readonly name?: string;
  /** The kind of row, if it is not a named property. */
  readonly role?: 'additional' | 'pattern' | 'item' | 'position';
  /** `string <uuid>`, `array of Message`. */
  readonly type: string;
  readonly flags?: readonly Flag[];
  readonly text?: RichText;
  readonly limits?: readonly Limit[];
  readonly children?: readonly Property[];
  readonly alternatives?: readonly AlternativeGroup[];
  /** Where the page already shows the same schema; this row has no children then. */
  readonly sameAs?: Place;
  /** Whether the children are only in the downloadable specification. */
  readonly cut?: boolean;
}

/** A field of the console for a parameter, or for one property of an object. */
export interface ConsoleParameter {
  /** Name of the field: `limit`, `filter[day]`. */
  readonly name: string;
  readonly place: string;
  /** How the parameter is sent. */
  readonly rule: Omit<ParameterValue, 'value'>;
  /** The property of an object; undefined for a whole parameter. */
  readonly key?: string;
  readonly required: boolean;
  /** From the example; empty for an optional parameter without one. */
  readonly value: string;
  /** The allowed values, if they are listed. */
  readonly values?: readonly string[];
  /** Whether each line of the value is an entry of a list. */
  readonly isList?: boolean;
}

/** A part of a multipart body in the console. */
export interface ConsolePart extends Pick<Part, 'name' | 'contentType'> {
  readonly isFile: boolean;
  readonly text: string;
}

/** A media type of the request, with its examples. */
export interface ConsoleBody extends Pick<BodyTemplate, 'kind' | 'mediaType'> {
  /** The fields of a multipart body, which has no text. */
  readonly parts?: readonly ConsolePart[];
  /** At least one example. A single one may be unnamed. */
  readonly examples: readonly {readonly name: string; readonly text: string}[];
}

/** A value of the samples that all pages of an API share. Readers type it once. */
export interface SampleValue {
  /** The same on all pages of an API: `nildb.address`. */
  readonly key: string;
  readonly kind: 'address' | 'credential' | 'id';
  /** The text in samples that call a node: `https://node.example.org`, `YOUR_JWT`. */
  readonly text: string;
  /** The text in samples that call the sandbox. Set for addresses and credentials if there is a sandbox. */
  readonly sandbox?: string;
  /** Name of the value. Addresses and credentials have none, because the site names them. */
  readonly name?: string;
}

/** What the samples of an operation are printed from. */
export interface SampleRequest {
  /** The request to a node (`RequestTemplate`) as JSON. It is a text so that its numbers keep all digits. */
  readonly template: string;
  /** Whether a successful response has no body, so that samples print the status. */
  readonly hasEmptyBody: boolean;
  readonly values: readonly SampleValue[];
}

/** The documents of an operation that three nodes store, and their shares. */
export interface SampleDocuments {
  readonly kind: 'sent' | 'returned' | 'deleted';
  /** Where documents that are sent are in the body of the request: `['update', '$set']`. */
  readonly path?: readonly string[];
  /** The documents as the first node has them. Those that are sent are in the request, where readers edit them. */
  readonly documents?: readonly Document[];
  /** For each secret number, the shares of three nodes. */
  readonly shares: readonly (readonly number[])[];
}

/** The example request of an operation. */
export interface ConsoleData {
  /** Name of the API. The console keeps server and credential for each API. */
  readonly segment: string;
  readonly method: string;
  readonly path: string;
  readonly servers: readonly string[];
  readonly parameters: readonly ConsoleParameter[];
  readonly bodies: readonly ConsoleBody[];
  /** Where the credential goes; undefined if none is needed. */
  readonly credential?: {
    readonly name: string;
    readonly place: 'header' | 'query';
    readonly field: string;
    readonly prefix: string;
  };
}
