/** The documentation for the tools of the MCP server: pages, their sections, and the search. */
import {comparableName} from '../../src/lib/comparableName';
import {nearestName} from '../../src/lib/nearestName';
import type {DocsFile, DocsPage, PagePart, Sample} from '../../src/plugins/mcp-server/shared';
import {findOperation, findPage, isEndpoint} from './findPage';
import {SectionIndex, type Section, type SectionMatches} from './sectionIndex';

export type LibraryPage = DocsPage;

/** Matches the heading at the start of a part. */
const headingRegex = /^#+ .*\n*/;
/** Matches a picture, which may be a link. The text next to it says the same. */
const pictureRegex = /^\[?!\[.*\]\(.*\)\n*/gm;

/** The documentation that the MCP server answers from: its pages, and the index of their sections, which is built at once. */
export class Library {
  readonly pages: readonly LibraryPage[];
  readonly sectionCount: number;
  private readonly index: SectionIndex;

  constructor(readonly docs: DocsFile) {
    this.pages = docs.pages;
    const sections = this.pages.map((page) => this.sectionsOf(page));
    this.sectionCount = sections.flat().length;
    this.index = new SectionIndex(sections, docs.synonyms);
  }

  /** Returns the sections that match a question. */
  search(question: string): SectionMatches {
    return this.index.search(question);
  }

  private sectionsOf(page: LibraryPage): Section[] {
    return page.parts.map((part) => {
      const lead = part.level === 0 ? `> ${page.description}\n\n` : '';
      const text = lead + this.answerText(part);
      return {page, part, text, url: this.urlOf(page, part)};
    });
  }

  /** Returns the text of a section for an answer: without its heading and pictures, and with short links. */
  private answerText({text}: PagePart): string {
    return text
      .replace(headingRegex, '')
      .replace(pictureRegex, '')
      .replaceAll(`](${this.docs.site}`, '](/')
      .trim();
  }

  /**
   * Finds a page by path, URL, or title, or the page of an operation by its endpoint: `GET /v1/models`.
   *
   * @throws Error that names the most similar pages
   */
  findPage(name: string): LibraryPage {
    if (isEndpoint(name)) return findOperation(this.pages, name);
    return findPage(this.pages, new URL(this.docs.site).pathname, name);
  }

  /** Finds a sample by its name, `vault/quickstart`. @throws Error that names all samples */
  findSample(name: string): Sample {
    const wanted = comparableName(name.replace(/\.ts$/, ''));
    const {samples} = this.docs;
    const found =
      samples.find((sample) => comparableName(sample.name) === wanted) ??
      samples.find((sample) => comparableName(sample.name.replace(/^.*\//, '')) === wanted);
    if (found !== undefined) return found;
    const names = samples.map((sample) => sample.name);
    const nearest = nearestName(name, names);
    const hint = nearest === undefined ? '' : ` The nearest is ${nearest}.`;
    throw new Error(
      `name: there is no sample ${JSON.stringify(name)}.${hint} There are: ${names.join(', ')}.`,
    );
  }

  /** Returns the URL of a page's Markdown copy, or of one of its sections. */
  urlOf({path}: Pick<LibraryPage, 'path'>, part?: PagePart): string {
    const [anchor] = part === undefined || part.level === 0 ? [] : part.anchors;
    return `${this.docs.site}${path}.md${anchor === undefined ? '' : `#${anchor}`}`;
  }

  /** Returns whether the server has a resource. */
  hasResource(uri: string): boolean {
    return this.pages.some((page) => this.urlOf(page) === uri);
  }

  /** Returns the Markdown of a page. */
  readPage({head, parts}: LibraryPage): string {
    return `${joinTexts([head, textOf(parts)])}\n`;
  }

  /**
   * Returns a section of a page with the sections below it, by its anchor or heading.
   *
   * @throws Error that names the sections of the page
   */
  readSection(page: LibraryPage, name: string): string {
    const anchor = name.replace(/^.*#/, '');
    const {parts} = page;
    const first =
      parts.find(({anchors}) => anchors.includes(anchor)) ??
      parts.find(({heading}) => comparableName(heading) === comparableName(name));
    if (first === undefined) {
      const anchors = parts.filter(({level}) => level > 0).map((part) => part.anchors[0]);
      throw new Error(
        `section: /${page.path} has no section ${JSON.stringify(name)}. It has: ${anchors.join(', ')}.`,
      );
    }
    return `${textOf([first, ...partsBelow(parts, first)])}\n`;
  }
}

/** Returns the parts after a heading, up to the next heading of its level or above. The introduction (level 0) has none. */
function partsBelow(parts: readonly PagePart[], heading: PagePart): readonly PagePart[] {
  if (heading.level === 0) return [];
  const following = parts.slice(parts.indexOf(heading) + 1);
  const next = following.findIndex(({level}) => level <= heading.level);
  return next === -1 ? following : following.slice(0, next);
}

const textOf = (parts: readonly PagePart[]): string => joinTexts(parts.map(({text}) => text));

const joinTexts = (texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join('\n\n');
