/** Which sections a summary holds. Pure: pages and a way to count in, text out. */
import type {RequiredPart, SelectionRules} from '../../../config/copies';

/** What a summary takes or leaves as a whole: an introduction or a second-level section. */
export interface Section {
  /** Undefined for the introduction. */
  readonly heading?: string;
  /** The id of the heading, which translators keep. */
  readonly id?: unknown;
  readonly text: string;
}

/** A page of which a summary may take sections. */
export interface SummaryPage {
  readonly id: string;
  /** Named in errors, `docs/network.mdx`. */
  readonly file: string;
  /** Its address. */
  readonly url: string;
  readonly title: string;
  readonly weight: number;
  readonly sections: readonly Section[];
}

export interface SummaryInput {
  readonly pages: readonly SummaryPage[];
  readonly rules: SelectionRules;
  /** A rule that cannot be kept stops the build; a translation holds what it can. */
  readonly strict: boolean;
  readonly countTokens: (text: string) => number;
  /** What stands above the sections. */
  readonly preamble: string;
}

const slugOf = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Whether a section is the one that a rule names, in whichever language. */
const isNamed = ({heading = '', id}: Section, name: string): boolean =>
  heading === name || (name !== '' && id === slugOf(name));

/** The most useful page first; pages of one weight by their address. */
const byWeight = (a: SummaryPage, b: SummaryPage) =>
  b.weight - a.weight || a.url.localeCompare(b.url);

/** At most what joining two parts by an empty line costs. */
const JOIN_TOKENS = 2;

/** From this part of the budget on nothing more is looked for: what still fits would be scraps. */
const FULL = 0.97;

/** A growing summary that never exceeds its budget. Each part is counted once; the sum is never below the count of the whole. */
class Draft {
  private readonly taken = new Set<Section>();
  private tokens: number;

  constructor(
    private readonly pages: readonly SummaryPage[],
    private readonly budget: number,
    private readonly input: SummaryInput,
  ) {
    this.tokens = input.countTokens(input.preamble) + JOIN_TOKENS;
  }

  /** Some sections in the order of their pages, each page under its title and address unless that is there. */
  private partsOf(
    sections: ReadonlySet<Section>,
    isOpen = (_page: SummaryPage) => false,
  ): string[] {
    return this.pages.flatMap((page) => {
      const texts = page.sections.filter((one) => sections.has(one)).map(({text}) => text);
      if (texts.length === 0 || isOpen(page)) return texts;
      return [`# ${page.title}\n\n${page.url}`, ...texts];
    });
  }

  /** Takes all of the sections or none. */
  take(sections: readonly Section[]): boolean {
    const {countTokens, rules} = this.input;
    const isSkipped = (section: Section) =>
      this.taken.has(section) || rules.skippedHeadings.some((name) => isNamed(section, name));
    const added = new Set(sections.filter((section) => !isSkipped(section)));
    const isOpen = (page: SummaryPage) => page.sections.some((one) => this.taken.has(one));
    const cost = this.partsOf(added, isOpen).reduce(
      (sum, part) => sum + countTokens(part) + JOIN_TOKENS,
      0,
    );
    if (this.tokens + cost > this.budget) return false;
    added.forEach((section) => this.taken.add(section));
    this.tokens += cost;
    return true;
  }

  isFull(): boolean {
    return this.tokens >= this.budget * FULL;
  }

  text(): string {
    return `${[this.input.preamble, ...this.partsOf(this.taken)].join('\n\n')}\n`;
  }
}

/**
 * Makes the summary of one budget, in tokens.
 *
 * @throws when a required part is missing or does not fit, or too little of the budget is used
 */
export function selectSummary(budget: number, input: SummaryInput) {
  const {pages, rules, strict} = input;
  const fail = (problem: string): never[] => {
    if (strict) throw new Error(problem);
    return [];
  };
  const useful = pages.filter(({weight}) => weight > 0).sort(byWeight);
  const draft = new Draft(useful, budget, input);

  /** The sections that a part names. */
  const find = ({doc, headings}: RequiredPart): readonly Section[] => {
    const page = useful.find(({id}) => id === doc);
    if (page === undefined)
      return fail(
        `The summaries need the page docs/${doc}.mdx with a summary_weight above 0. Pages are named in src/config/copies.yaml.`,
      );
    const {file, sections} = page;
    if (headings === undefined) return sections;
    const known = sections.flatMap((section) => section.heading ?? []).join(', ');
    return headings.flatMap(
      (heading) =>
        sections.find((section) => isNamed(section, heading)) ??
        fail(
          `${file}: the summaries need a section "## ${heading}". The page has: ${known}. Headings are named in src/config/copies.yaml.`,
        ),
    );
  };

  if (!draft.take(rules.required.flatMap(find)))
    fail(
      `The required parts alone exceed ${budget} tokens. Shorten them, or require fewer in src/config/copies.yaml.`,
    );
  if (!rules.quickstarts.some((part) => draft.take(find(part))))
    fail(
      `No complete quickstart fits into ${budget} tokens beside the required parts: tried ${rules.quickstarts.map(({doc}) => doc).join(', ')}.`,
    );
  for (const part of rules.preferred) draft.take(find(part));
  for (const page of useful) {
    if (draft.isFull()) break;
    // Pieces of a quickstart without the code that they speak of would help nobody.
    const core = rules.quickstarts.find(({doc}) => doc === page.id);
    if (core !== undefined && !draft.take(find(core))) continue;
    for (const section of page.sections) draft.take([section]);
  }

  const text = draft.text();
  const tokens = input.countTokens(text);
  if (tokens > budget || (strict && tokens < budget * rules.leastUse))
    throw new Error(
      `The summary has ${tokens} tokens; it must have at most ${budget} and at least ${rules.leastUse * 100} % of that. Is there enough text on the pages with a summary_weight?`,
    );
  return {tokens, text};
}
