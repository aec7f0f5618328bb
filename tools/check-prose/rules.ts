/** Rules for pages. Published tools check spelling, Markdown, and style; the build checks components and terms. */
import Ajv from 'ajv';
import {visit} from 'unist-util-visit';
import {isJsxElement, textAttribute} from '../../src/lib/jsx';
import {nearestName} from '../../src/lib/nearestName';
import {diagramLabel, drawingSize} from '../../src/plugins/diagrams';
import {collectDiagrams, type ProsePage} from '../lib/pages';
import {frontMatterSchema} from './frontMatter';

/** A problem in a page. */
interface Finding {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
  /** How to fix it. */
  readonly remedy: string;
}

/** A rule looks at all pages at once, so that it can compare them. */
type Rule = (pages: readonly ProsePage[]) => Finding[];

/** Makes a rule from a check of one page. */
function onEach(check: (page: ProsePage) => Omit<Finding, 'file'>[]): Rule {
  return (pages) =>
    pages.flatMap((page) => check(page).map((finding) => ({file: page.file, ...finding})));
}

/** Returns the line of a key of the front matter, or 1 if the key is missing. */
const keyLine = ({text}: ProsePage, key: string): number =>
  Math.max(1, 1 + text.split('\n').findIndex((line) => line.startsWith(`${key}:`)));

const {properties} = frontMatterSchema;
const validate = new Ajv({allErrors: true}).compile(frontMatterSchema);

/** Title, description of 50 to 160 characters, slug; no misspelt key: frontMatter.ts. */
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
    const known = Object.keys(properties);
    return {
      line: keyLine(page, key),
      problem: problems[keyword] ?? `${key} ${message}, found ${found}`,
      remedy:
        properties[key]?.description ??
        `use ${nearestName(key, known) ?? `one of ${known.join(', ')}`}`,
    };
  });
});

/** Keys that must be unique, so that search results differ. The build reports equal slugs. */
const UNIQUE_KEYS = ['title', 'description'] as const;

/** Returns a finding for each page that has the same value as an earlier page. */
function findRepetitions(pages: readonly ProsePage[], key: string): Finding[] {
  const firstFiles = new Map<unknown, string>();
  const findings: Finding[] = [];
  for (const page of pages) {
    const value = page.frontMatter[key];
    if (value === undefined) continue;
    const firstFile = firstFiles.get(value);
    if (firstFile === undefined) {
      firstFiles.set(value, page.file);
      continue;
    }
    const problem = `the same ${key} as ${firstFile}`;
    const remedy = 'say what is special about this page';
    findings.push({file: page.file, line: keyLine(page, key), problem, remedy});
  }
  return findings;
}

/** No two pages have the same title or description. */
const unique: Rule = (pages) => UNIQUE_KEYS.flatMap((key) => findRepetitions(pages, key));

/** Every diagram is drawn before the build and has a text alternative. */
const drawings = onEach((page) =>
  collectDiagrams(page).flatMap(({source, line}) => {
    const undrawn = {
      line,
      problem: 'the diagram is not drawn, or was drawn with other words',
      remedy: 'run "npm run diagrams" and commit what it writes',
    };
    const unlabelled = {
      line,
      problem: 'the diagram has no text alternative',
      remedy: 'add lines "accTitle: …" and "accDescr: …" below its first line',
    };
    return [
      ...(drawingSize(source) === undefined ? [undrawn] : []),
      ...(diagramLabel(source) === '' ? [unlabelled] : []),
    ];
  }),
);

/** A page links each glossary term once, at its first use. */
const glossaryTerms = onEach(({tree}) => {
  const seen = new Map<string, number>();
  const findings: Omit<Finding, 'file'>[] = [];
  visit(tree, (node) => {
    if (!isJsxElement(node) || node.name !== 'Term') return;
    const id = textAttribute(node, 'id');
    if (id === undefined) return;
    const line = node.position?.start.line ?? 1;
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, line);
      return;
    }
    const problem = `the term "${id}" is linked on line ${first} already`;
    findings.push({line, problem, remedy: 'link the first use only'});
  });
  return findings;
});

export const rules: Readonly<Record<string, Rule>> = {
  'front-matter': frontMatter,
  unique,
  drawings,
  'glossary-terms': glossaryTerms,
};
