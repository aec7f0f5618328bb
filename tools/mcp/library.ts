/** Makes the pages, the operations, and the search of a site available to the tools of the MCP server. */
import {Readable} from 'node:stream';
import {
  EmbeddedSearch,
  endpointOf,
  INDEX_FILE,
  textOf,
  type IndexFile,
  type RecordsFile,
  type SearchResponse,
} from '../../src/capabilities/search/shared';
import {markdownPath} from '../../src/lib/pagePaths';
import {findOperation, findPage, type Page} from './findPage';
import type {Source} from './source';

/** Words in the snippets of search results. */
const SNIPPET_WORDS = 40;
/** Pages that are loaded at the same time. */
const CONCURRENT_LOADS = 6;

export class Library {
  /** Origin of the site, without a slash at its end. */
  readonly origin: string;
  /** All pages except the home page, which has no Markdown copy. */
  readonly pages: readonly Page[];
  /** Title of the site, the first heading of llms.txt. */
  readonly title: string;
  private readonly home: string;
  private readonly engine: EmbeddedSearch;
  private readonly copies = new Map<string, string>();

  /** @param index the content of llms.txt, a list of all pages by section */
  constructor(
    private readonly source: Source,
    records: RecordsFile,
    readonly index: string,
  ) {
    this.origin = records.origin;
    // The home page has the shortest path.
    const paths = records.pages.map((page) => page.path).sort((a, b) => a.length - b.length);
    this.home = paths[0] ?? '/';
    this.pages = records.pages
      .filter(({path}) => path !== this.home)
      .map(({path, title, items}) => ({
        path,
        title,
        description: typeof items[0] === 'string' ? items[0] : '',
        endpoint: endpointOf({items}),
        text: textOf(items),
      }));
    this.title = /^# (.*)/.exec(index)?.[1] ?? 'Documentation';
    this.engine = new EmbeddedSearch(records);
  }

  /** Searches as the site does. */
  search(query: string, limit: number): SearchResponse {
    return this.engine.search({query, hitsPerPage: limit, snippetWords: SNIPPET_WORDS});
  }

  /** Finds a page by path, URL, or title. @throws Error that names the most similar page */
  findPage(name: string): Page {
    return findPage(this.pages, this.home, name);
  }

  /** Finds the page of an operation by id, title, or endpoint. @throws Error that names the most similar operations */
  findOperation(name: string): Page {
    return findOperation(this.pages, name);
  }

  /** Returns the URL of a page's Markdown copy. */
  markdownUrl({path}: Page): string {
    return this.origin + markdownPath(path, this.home);
  }

  /** Returns the Markdown copy of a page. It is loaded once. */
  async readPage({path}: Page): Promise<string> {
    const file = markdownPath(path, this.home).slice(this.home.length);
    const text = this.copies.get(file) ?? (await this.source(file));
    this.copies.set(file, text);
    return text;
  }

  /** Loads all pages, so that they are available when the site cannot be reached. */
  async readAllPages(): Promise<void> {
    await Readable.from(this.pages).forEach(
      async (page: Page) => {
        await this.readPage(page);
      },
      {concurrency: CONCURRENT_LOADS},
    );
  }
}

/** Opens the library of a site. @throws Error when its search index or llms.txt cannot be read */
export async function openLibrary(source: Source): Promise<Library> {
  const index = JSON.parse(await source(INDEX_FILE)) as IndexFile;
  const records = JSON.parse(await source(index.records)) as RecordsFile;
  return new Library(source, records, await source('llms.txt'));
}
