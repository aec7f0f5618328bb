/**
 * Selects sections of pages that together fit into a number of tokens, for the summaries and the skill for
 * AI assistants.
 */
import type {Section} from './sections';

/** Sections of a page, named by their headings. Without headings: the whole page. The heading '' is the introduction. */
export interface RequiredPart {
  /** Id of the page, `api/overview`. */
  readonly doc: string;
  readonly headings?: readonly string[];
}

/** Rules for the selection. */
export interface SelectionRules {
  /** Parts that every selection contains. */
  readonly required: readonly RequiredPart[];
  /** The core of each quickstart, in order of preference: the selection contains the first one that fits. Can be empty. */
  readonly quickstarts: readonly RequiredPart[];
  /** Parts that are taken next, each if it fits. */
  readonly preferred: readonly RequiredPart[];
  /**
   * How the ids of pages begin, in the order in which the text has the pages. Other pages come last. Pages with the same
   * beginning are in the order of their weights.
   */
  readonly order?: readonly string[];
  /** Headings of sections that only link to other pages. */
  readonly skippedHeadings: readonly string[];
  /** The smallest part of the token limit that a selection must use, 0 to 1. */
  readonly leastUse: number;
}

/** A page from which sections can be selected. */
export interface SectionedPage {
  /** Id of the page, `api/overview`. */
  readonly id: string;
  /** Source file, for errors: `docs/network.mdx`. */
  readonly file: string;
  /** Absolute URL of the Markdown copy. */
  readonly url: string;
  readonly title: string;
  /** Heavier pages come first; pages with 0 are skipped. */
  readonly weight: number;
  readonly sections: readonly Section[];
}

export interface SelectionOptions {
  /** Most tokens of the text. */
  readonly limit: number;
  readonly pages: readonly SectionedPage[];
  readonly rules: SelectionRules;
  /**
   * Whether a rule that cannot be kept is an error. False for translations, whose headings and lengths differ: they
   * contain what fits.
   */
  readonly isStrict: boolean;
  readonly countTokens: (text: string) => number;
  /** The text above the sections. */
  readonly preamble: string;
  /** The text below them, such as whole programs. */
  readonly appendix?: string;
}

interface Selection {
  readonly tokens: number;
  readonly text: string;
}

/** An upper bound for the tokens of the empty line between two parts. */
const JOIN_TOKENS = 2;

/** A selection that uses this part of its limit is complete: what still fits would be sections of little use. */
const FULL = 0.9;

const CONFIG_FILE = 'src/config/programFiles.ts';

/**
 * Selects sections: the required parts, the first quickstart that fits, the preferred parts that fit, and then the
 * sections of the heaviest pages. A section is taken as a whole or not at all. Pages with weight 0 give none.
 *
 * @throws Error when the text exceeds the limit; with `isStrict` also when a required part is missing or doesn't
 *   fit, when no quickstart fits, or when too little of the limit is used
 */
export function selectSections(options: SelectionOptions): Selection {
  const {limit, rules, isStrict, countTokens} = options;
  const pages = options.pages.filter(({weight}) => weight > 0).sort(compareByWeight);
  const draft = new Draft(pages, options);

  const fail = (problem: string): void => {
    if (isStrict) throw new Error(problem);
  };
  const find = (part: RequiredPart) => findSections(part, pages, fail);

  if (!draft.take(rules.required.flatMap(find))) {
    fail(
      `The required parts alone exceed ${limit} tokens. Shorten them, or require fewer in ${CONFIG_FILE}.`,
    );
  }
  const {quickstarts} = rules;
  if (quickstarts.length > 0 && !quickstarts.some((part) => draft.take(find(part)))) {
    const tried = quickstarts.map(({doc}) => doc).join(', ');
    fail(
      `No complete quickstart fits into ${limit} tokens next to the required parts; tried ${tried}. Shorten one, or change the rules in ${CONFIG_FILE}.`,
    );
  }
  for (const part of rules.preferred) draft.take(find(part));
  for (const page of pages) {
    if (draft.isFull()) break;
    // Sections of a quickstart are of no use without the code in its core.
    const core = quickstarts.find(({doc}) => doc === page.id);
    if (core !== undefined && !draft.take(find(core))) continue;
    for (const section of page.sections) draft.take([section]);
  }

  const text = draft.text();
  const tokens = countTokens(text);
  if (tokens > limit || (isStrict && tokens < limit * rules.leastUse)) {
    throw new Error(
      `The summary has ${tokens} tokens; it must have at most ${limit} and at least ${rules.leastUse * 100}% of that. Is there enough text on the pages with a summary_weight?`,
    );
  }
  return {tokens, text};
}

/** Sorts heavier pages first, and pages of the same weight by URL. */
const compareByWeight = (a: SectionedPage, b: SectionedPage) =>
  b.weight - a.weight || a.url.localeCompare(b.url);

/**
 * Returns the sections that a part names. `fail` gets the problem if there is no such page or section. The skill also
 * finds its tables of errors with it.
 */
export function findSections(
  {doc, headings}: RequiredPart,
  pages: readonly SectionedPage[],
  fail: (problem: string) => void,
): readonly Section[] {
  const page = pages.find(({id}) => id === doc);
  if (page === undefined) {
    fail(
      `The summaries need the page docs/${doc}.mdx with a summary_weight above 0. The pages are named in ${CONFIG_FILE}.`,
    );
    return [];
  }
  if (headings === undefined) return page.sections;
  return headings.flatMap((heading) => {
    const section = page.sections.find((candidate) => hasHeading(candidate, heading));
    if (section !== undefined) return [section];
    const found = page.sections.flatMap((candidate) => candidate.heading ?? []).join(', ');
    fail(
      `${page.file}: the summaries need a section "## ${heading}". The page has: ${found}. The headings are named in ${CONFIG_FILE}.`,
    );
    return [];
  });
}

/** Returns whether a section has this heading. `name` is in the default language. */
function hasHeading(section: Section, name: string): boolean {
  if ((section.heading ?? '') === name) return true;
  // 'Base URLs' has the id 'base-urls', in translations too.
  const id = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return name !== '' && section.id === id;
}

/**
 * A growing selection that never exceeds its limit. The tokens of each part are counted once; their sum is an upper
 * bound for the tokens of the whole text.
 */
class Draft {
  private readonly taken = new Set<Section>();
  private tokens: number;

  constructor(
    private readonly pages: readonly SectionedPage[],
    private readonly options: SelectionOptions,
  ) {
    const {preamble, appendix} = options;
    this.tokens =
      this.countPart(preamble) + (appendix === undefined ? 0 : this.countPart(appendix));
  }

  /** Takes all of the sections, or none if they do not fit. Returns whether they fit. */
  take(sections: readonly Section[]): boolean {
    const added = new Set(sections.filter((section) => !this.isSkipped(section)));
    let cost = 0;
    for (const page of this.pages) {
      const hasTitle = page.sections.some((section) => this.taken.has(section));
      for (const part of partsOf(page, added, hasTitle)) cost += this.countPart(part);
    }
    if (this.tokens + cost > this.options.limit) return false;
    for (const section of added) this.taken.add(section);
    this.tokens += cost;
    return true;
  }

  isFull(): boolean {
    return this.tokens >= this.options.limit * FULL;
  }

  text(): string {
    const {preamble, appendix} = this.options;
    const pages = [...this.pages].sort((a, b) => this.position(a) - this.position(b));
    const sections = pages.flatMap((page) => partsOf(page, this.taken, false));
    const parts = [preamble, ...sections, appendix].filter((part) => part !== undefined);
    return `${parts.join('\n\n')}\n`;
  }

  /** Returns the position of a page in the text, as `order` says. */
  private position({id}: SectionedPage): number {
    const {order = []} = this.options.rules;
    const index = order.findIndex((beginning) => id.startsWith(beginning));
    return index === -1 ? order.length : index;
  }

  private isSkipped(section: Section): boolean {
    const {skippedHeadings} = this.options.rules;
    return this.taken.has(section) || skippedHeadings.some((name) => hasHeading(section, name));
  }

  private countPart(text: string): number {
    return this.options.countTokens(text) + JOIN_TOKENS;
  }
}

/** Returns the texts of some sections of a page. Title and URL of the page come first, unless `hasTitle` is true. */
function partsOf(
  page: SectionedPage,
  sections: ReadonlySet<Section>,
  hasTitle: boolean,
): readonly string[] {
  const texts = page.sections.filter((section) => sections.has(section)).map(({text}) => text);
  if (texts.length === 0 || hasTitle) return texts;
  return [`# ${page.title}\n\n${page.url}`, ...texts];
}
