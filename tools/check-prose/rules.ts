/** Our own rules for pages. Spelling, Markdown and style have tools of their own; components and terms are the build's. */
import Ajv from 'ajv';
import {visit} from 'unist-util-visit';
import {labelOf, sizeOf} from '../../src/capabilities/diagrams/node/drawings';
import {readYaml} from '../../src/lib/readYaml';
import {nearestName} from '../../src/lib/variables';
import {diagramsIn, type ProsePage} from '../lib/pages';

/** Something to mend. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  /** What is wrong. */
  readonly problem: string;
  /** What would be right. */
  readonly mend: string;
}

/** A rule looks at all pages at once, so that it can compare them. */
type Rule = (pages: readonly ProsePage[]) => Finding[];

/** A rule that looks at one page at a time. */
const onEach =
  (check: (page: ProsePage) => Omit<Finding, 'file'>[]): Rule =>
  (pages) =>
    pages.flatMap((page) => check(page).map((finding) => ({file: page.file, ...finding})));

/** The line on which a key of the front matter stands; 1 when it is missing. */
const keyLine = ({text}: ProsePage, key: string): number =>
  Math.max(1, 1 + text.split('\n').findIndex((line) => line.startsWith(`${key}:`)));

const schema = readYaml<{
  readonly properties: Readonly<Record<string, {readonly description?: string}>>;
}>(__dirname, 'frontMatter.yaml');
const validate = new Ajv({allErrors: true}).compile(schema);

/** Title, description of 50 to 160 characters, slug; no misspelt key: frontMatter.yaml. */
const frontMatter = onEach((page) => {
  if (validate(page.frontMatter)) return [];
  return (validate.errors ?? []).map(({keyword, params, instancePath, message = keyword}) => {
    const named: unknown = params['missingProperty'] ?? params['additionalProperty'];
    const key = typeof named === 'string' ? named : instancePath.slice(1);
    const problems: Readonly<Record<string, string>> = {
      required: `no ${key}`,
      additionalProperties: `unknown key "${key}"`,
    };
    const found = JSON.stringify(page.frontMatter[key]);
    const known = Object.keys(schema.properties);
    return {
      line: keyLine(page, key),
      problem: problems[keyword] ?? `${key} ${message}, found ${found}`,
      mend:
        schema.properties[key]?.description ??
        `use ${nearestName(key, known) ?? `one of ${known.join(', ')}`}`,
    };
  });
});

/** Keys whose values tell pages apart for readers of search results; equal slugs are told by the build. */
const UNIQUE_KEYS = ['title', 'description'] as const;

/** No two pages have the same title or description. */
const unique: Rule = (pages) =>
  UNIQUE_KEYS.flatMap((key) => {
    const first = new Map<unknown, string>();
    return pages.flatMap((page) => {
      const value = page.frontMatter[key];
      const other = first.get(value);
      first.set(value, other ?? page.file);
      if (other === undefined || value === undefined) return [];
      const problem = `the same ${key} as ${other}`;
      const mend = 'say what is special about this page';
      return [{file: page.file, line: keyLine(page, key), problem, mend}];
    });
  });

/** Diagrams are drawn before the build, and say in words what they show. */
const drawings = onEach((page) =>
  diagramsIn(page).flatMap(({source, line}) => {
    const undrawn = {
      line,
      problem: 'the diagram is not drawn, or was drawn with other words',
      mend: 'run "npm run diagrams" and commit what it writes',
    };
    const unlabelled = {
      line,
      problem: 'the diagram has no text alternative',
      mend: 'add lines "accTitle: …" and "accDescr: …" below its first line',
    };
    return [
      ...(sizeOf(source) === undefined ? [undrawn] : []),
      ...(labelOf(source) === '' ? [unlabelled] : []),
    ];
  }),
);

/** Terms are linked once a page: at their first use. */
const glossaryTerms = onEach(({tree}) => {
  const seen = new Map<string, number>();
  const findings: Omit<Finding, 'file'>[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const id = node.attributes.find((entry) => 'name' in entry && entry.name === 'id')?.value;
    if (node.name !== 'Term' || typeof id !== 'string') return;
    const line = node.position?.start.line ?? 1;
    const first = seen.get(id);
    seen.set(id, first ?? line);
    const problem = `the term "${id}" is linked on line ${first} already`;
    if (first !== undefined) findings.push({line, problem, mend: 'link the first use only'});
  });
  return findings;
});

export const rules: Readonly<Record<string, Rule>> = {
  'front-matter': frontMatter,
  unique,
  drawings,
  'glossary-terms': glossaryTerms,
};
