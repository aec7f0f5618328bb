/** The pages, operations and search of a site, as the tools of the server need them. */
import {Readable} from 'node:stream';
import {twinOf} from '../../src/capabilities/copies/shared';
import {
  EmbeddedSearch,
  endpointOf,
  INDEX_FILE,
  textOf,
  type IndexFile,
  type RecordsFile,
} from '../../src/capabilities/search/shared';
import {nearestName} from '../../src/lib/variables';
import type {Source} from './source';

export interface Page {
  /** Path with the base path, `/quickstart`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Of the page of an operation: `POST /api/v1/schemas`. */
  readonly endpoint: string | undefined;
  /** All that the page says. */
  readonly text: string;
}

const endpointRegex = /^(?:GET|POST|PUT|PATCH|DELETE) \//;
/** `addSchema`, `add_schema` and `add-schema` are one name. */
const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The page one of whose names comes nearest to what was asked, if one is near. */
function nearest(pages: readonly Page[], asked: string, namesOf: (page: Page) => string[]) {
  const byName = new Map(pages.flatMap((page) => namesOf(page).map((name) => [name, page])));
  return byName.get(nearestName(asked, [...byName.keys()]) ?? '');
}

const slugOf = (page: Page): string => page.path.slice(page.path.lastIndexOf('/') + 1);

function findPage(pages: readonly Page[], home: string, name: string): Page {
  const pathname = URL.parse(name, 'https://any.example')?.pathname ?? name;
  const path = pathname.replace(/\.(?:md|html)$|\/$/, '');
  const titled = pages.filter(({title}) => title.toLowerCase() === name.toLowerCase());
  const found =
    pages.find((page) => page.path === path) ??
    pages.find((page) => page.path === home.slice(0, -1) + path) ??
    (titled.length === 1 ? titled[0] : undefined);
  if (found !== undefined) return found;
  const near = nearest(pages, path, (page) => [page.path, `/${slugOf(page)}`, page.title]);
  const hint = near === undefined ? '' : ` The nearest is ${near.path} (${near.title});`;
  throw new Error(`page: there is no page ${JSON.stringify(name)}.${hint} list_pages names all.`);
}

function findOperation(pages: readonly Page[], name: string): Page {
  const asked = name.trim().replace(/^[a-z]+(?= )/, (method) => method.toUpperCase());
  const withoutMethod = (endpoint = '') => endpoint.replace(/^[A-Z]+ /, '');
  const tests: ((page: Page) => boolean)[] = [
    ({endpoint}) => endpoint === asked,
    (page) => bare(slugOf(page)) === bare(asked),
    ({title}) => bare(title) === bare(asked),
    ({text}) => endpointRegex.test(asked) && text.includes(asked),
    ({endpoint}) => withoutMethod(endpoint) === withoutMethod(asked),
  ];
  const operations = pages.filter(({endpoint}) => endpoint !== undefined);
  const [only, ...others] =
    tests.map((test) => operations.filter(test)).find((found) => found.length > 0) ?? [];
  if (only !== undefined && others.length === 0) return only;
  const describe = (page: Page) => `${slugOf(page)} (${page.endpoint})`;
  const asText = JSON.stringify(name);
  if (only !== undefined)
    throw new Error(
      `operation: ${asText} is ${1 + others.length} operations: ${[only, ...others].map(describe).join(', ')}. Name one by its id.`,
    );
  const near = nearest(operations, asked, (page) => [
    slugOf(page),
    page.endpoint ?? '',
    page.title,
  ]);
  throw new Error(
    `operation: there is no operation ${asText}. ${near === undefined ? 'list_pages names all' : `The nearest is ${describe(near)}, page ${near.path}`}.`,
  );
}

/** Reads the index of a site. */
export async function openLibrary(source: Source) {
  const readJson = async <T>(file: string) => JSON.parse(await source(file)) as T;
  const records = await readJson<RecordsFile>((await readJson<IndexFile>(INDEX_FILE)).records);
  /** What `llms.txt` says: all pages by section. */
  const index = await source('llms.txt');
  const engine = new EmbeddedSearch(records);
  // The home page has the shortest path, and it has no Markdown.
  const [home = '/'] = records.pages.map((page) => page.path).sort((a, b) => a.length - b.length);
  const pages = records.pages
    .filter(({path}) => path !== home)
    .map(({path, title, items}): Page => ({
      path,
      title,
      description: typeof items[0] === 'string' ? items[0] : '',
      endpoint: endpointOf({items}),
      text: textOf(items),
    }));
  const texts = new Map<string, string>();

  /** The Markdown of a page, read once. */
  async function read(page: Page): Promise<string> {
    const file = twinOf(page.path, home).slice(home.length);
    const text = texts.get(file) ?? (await source(file));
    texts.set(file, text);
    return text;
  }

  return {
    origin: records.origin,
    pages,
    index,
    /** The first heading of llms.txt. */
    title: /^# (.*)/.exec(index)?.[1] ?? 'Documentation',
    search: (query: string, limit: number) =>
      engine.search({query, page: 0, hitsPerPage: limit, snippetWords: 40}),
    /** Address of a page's Markdown. */
    twinUrl: ({path}: Page) => records.origin + twinOf(path, home),
    read,
    /** Reads all pages, some at a time, so that they are there when the site cannot be reached. */
    async readAll(): Promise<void> {
      const keep = async (page: Page) => void (await read(page));
      await Readable.from(pages).forEach(keep, {concurrency: 6});
    },
    /** A page by path, address or title. @throws naming the nearest one */
    page: (name: string) => findPage(pages, home, name),
    /** The page of an operation by id, title, or method and path. @throws naming the nearest ones */
    operation: (name: string) => findOperation(pages, name),
  };
}

export type Library = Awaited<ReturnType<typeof openLibrary>>;
