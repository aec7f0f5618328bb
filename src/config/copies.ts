/** The copies of pages for programs, from copies.yaml beside this file, which explains each value. */
import {apis} from './apis';
import {readData} from './data';
import {baseUrl} from './site';

interface Part {
  readonly doc: string;
  readonly headings: readonly string[];
}

interface Rules {
  readonly language: string;
  readonly required: readonly Part[];
  readonly quickstarts: readonly Part[];
  readonly preferred: readonly Part[];
  readonly skippedHeadings: readonly string[];
  readonly leastUse: number;
}

interface Copies {
  readonly entryPages: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  readonly rules: Rules;
  readonly skill: {
    readonly name: string;
    readonly budget: number;
    readonly texts: {readonly description: string; readonly instructions: string};
    readonly references: Readonly<Record<string, string>>;
    readonly rules: Partial<Rules>;
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
