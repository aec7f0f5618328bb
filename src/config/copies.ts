/** The copies of pages for programs, from copies.yaml beside this file, which explains each value. */
import {apis} from './apis';
import {readData} from './data';
import {baseUrl} from './site';

/** A part that every summary must hold; without headings, the whole page. The heading '' is the introduction. */
export interface RequiredPart {
  readonly doc: string;
  readonly headings?: readonly string[];
}

/** What a summary holds. */
export interface SelectionRules {
  /** Name of the tab that is kept where a page has several languages. */
  readonly language: string;
  /** Parts that every summary holds. */
  readonly required: readonly RequiredPart[];
  /** The complete core of each quickstart, in order of preference: the first that fits is held. */
  readonly quickstarts: readonly RequiredPart[];
  /** Parts that are taken next, each if it fits. */
  readonly preferred: readonly RequiredPart[];
  /** Headings of sections that only lead elsewhere. */
  readonly skippedHeadings: readonly string[];
  /** Least part of the budget that must be used, 0 to 1. */
  readonly leastUse: number;
}

interface Copies {
  readonly entryPages: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  readonly rules: SelectionRules;
  readonly skill: {
    readonly name: string;
    readonly budget: number;
    readonly texts: {readonly description: string; readonly instructions: string};
    readonly references: Readonly<Record<string, string>>;
    readonly rules: Partial<SelectionRules>;
  };
}

export const copies = readData<Copies>('copies.yaml');

/** Files for programs below the base path, and what each is. */
export const programFiles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    apis.flatMap(({segment, label}) =>
      ['yaml', 'json'].map((extension) => [
        `openapi/${segment}.${extension}`,
        `OpenAPI specification: ${label}`,
      ]),
    ),
  ),
  ...copies.files,
};

/** Values of the `Link` header. */
export const programLinks = [
  `<${baseUrl}llms.txt>; rel="describedby llms-txt"; type="text/plain"`,
  `<${baseUrl}.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"`,
];
