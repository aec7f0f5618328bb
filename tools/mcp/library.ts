/** The documentation for the tools of the MCP server: pages, their sections, and the search. */
import {comparableName} from '../../src/lib/comparableName';
import {nearestName} from '../../src/lib/nearestName';
import {
  fileBlock,
  samplePath,
  type DocsFile,
  type DocsPage,
  type PagePart,
  type Sample,
} from '../../src/plugins/downloads/shared';
import {findOperation, findPage, isEndpoint} from './findPage';
import {SectionIndex, type SearchedPage, type Section, type SectionMatches} from './sectionIndex';

export type LibraryPage = DocsPage;

/** Matches the heading at the start of a part. */
const headingRegex = /^#+ .*\n*/;
/** Matches a picture, which may be a link. The text next to it says the same. */
const pictureRegex = /^\[?!\[.*\]\(.*\)\n*/gm;

/** Matches about one token of a language model: a word of up to ten letters, three digits, two marks, or line breaks. */
const tokenRegex = /[A-Za-z]{1,10}|\d{1,3}|[^\sA-Za-z\d]{1,2}|\n+/g;
/** Words by which readers ask for programs. */
const SAMPLE_KEYWORDS = 'TypeScript JavaScript sample example program code';

/** Estimates the characters of a token. Most texts have 2% to 20% fewer tokens than that; dense ones, such as keys, have more. */
function charactersPerToken(text: string): number {
  return text.length / Math.max(1, text.match(tokenRegex)?.length ?? 0);
}

/** The documentation that the MCP server answers from: its pages, and the index of their sections, which is built at once. */
export class Library {
  readonly pages: readonly LibraryPage[];
  readonly sectionCount: number;
  private readonly index: SectionIndex;

  constructor(readonly docs: DocsFile) {
    this.pages = docs.pages;
    const searched = [
      ...this.pages.map((page) => this.searchedPage(page)),
      ...docs.samples.map((sample) => this.searchedSample(sample)),
    ];
    this.sectionCount = searched.flatMap(({sections}) => sections).length;
    this.index = new SectionIndex(searched, docs.synonyms);
  }

  /** Returns the sections and sample programs that match a question. */
  search(question: string): SectionMatches {
    return this.index.search(question);
  }

  private searchedPage(page: LibraryPage): SearchedPage {
    const sections = page.parts.map((part): Section => {
      const isIntroduction = part.level === 0;
      const lead = isIntroduction ? `> ${page.description}\n\n` : '';
      return {
        title: isIntroduction ? page.title : `${page.title}: ${part.heading}`,
        heading: part.heading,
        text: lead + this.answerText(part),
        url: this.urlOf(page, part),
        charactersPerToken: charactersPerToken(part.text),
        isProgram: false,
      };
    });
    const path = [page.endpoint, page.path].join(' ');
    return {title: page.title, path, keywords: page.keywords ?? '', sections};
  }

  /** Returns a sample program as a page. Its only section is the program, without the files that it imports. */
  private searchedSample({name, description, files}: Sample): SearchedPage {
    const [file = '', code = ''] = Object.entries(files)[0] ?? [];
    const section = {
      title: `Sample ${name}: ${description}`,
      heading: description,
      text: fileBlock(file, code),
      url: this.docs.site + samplePath(name),
      charactersPerToken: charactersPerToken(code),
      isProgram: true,
    };
    return {title: name, path: name, keywords: SAMPLE_KEYWORDS, sections: [section]};
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
