/**
 * Runs docusaurus-plugin-openapi-docs inside this process, without its command line. The plugin is
 * given an outline of the specification, not the specification: it would resolve every reference in
 * place and build a Postman collection of the result, which costs memory by the gigabyte for a large
 * one and loses recursion. It decides which pages there are and writes them; their text is ours.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import openApiDocs from 'docusaurus-plugin-openapi-docs/lib/index.js';

/** What the plugin hands to a page generator, as far as the outline fills it. */
interface OutlineItem {
  readonly api?: {readonly path: string};
  readonly tag?: {readonly name: string};
}

type Action = (id: string, command: {opts(): object}) => Promise<void>;

/** Stands in for the command-line library: remembers what each command would do. */
class CommandRecorder {
  readonly actions = new Map<string, Action>();
  private current = '';

  command(name: string): this {
    this.current = name;
    return this;
  }

  action(action: Action): this {
    this.actions.set(this.current, action);
    return this;
  }

  description = (): this => this;
  usage = (): this => this;
  arguments = (): this => this;
  option = (): this => this;
}

/** The pages to write. Each function is called once for its page and gives the whole file. */
export interface PageTexts {
  readonly operations: readonly (() => string)[];
  readonly tags: readonly (() => string)[];
  readonly info: () => string;
}

/** Operation n of the outline has the path `/n`: real paths may hold anything. */
function outlineOf({operations, tags}: PageTexts): object {
  const tagName = (index: number) => `tag-${index}`;
  return {
    openapi: '3.0.3',
    info: {title: 'info', version: '1'},
    tags: tags.map((_, index) => ({name: tagName(index)})),
    paths: Object.fromEntries(
      operations.map((_, index) => [
        `/${index}`,
        {
          get: {
            operationId: `operation-${index}`,
            tags: index === 0 ? tags.map((_tag, tag) => tagName(tag)) : [],
            responses: {200: {description: 'OK'}},
          },
        },
      ]),
    ),
  };
}

/** The plugin logs each file; only what it complains about is of interest. */
async function withoutProgress(run: () => Promise<void>): Promise<void> {
  const {log} = console;
  console.log = (...entries: unknown[]) => {
    if (!String(entries[0]).includes('Successfully created')) log(...entries);
  };
  try {
    await run();
  } finally {
    console.log = log;
  }
}

/**
 * Lets the plugin write the pages into `outputDir`, as `operation-n.api.mdx`, `tag-n.tag.mdx` and
 * `info.info.mdx`. The plugin swallows what page functions throw, and only logs a failed write: the
 * first error is thrown here, and the caller checks that the files exist.
 */
export async function writePages(
  workDir: string,
  outputDir: string,
  pages: PageTexts,
): Promise<void> {
  const specPath = path.join(workDir, 'outline.json');
  const template = path.join(workDir, 'page.mustache');
  mkdirSync(outputDir, {recursive: true});
  writeFileSync(specPath, JSON.stringify(outlineOf(pages)));
  writeFileSync(template, '{{{markdown}}}');
  const errors: unknown[] = [];
  const guard = (text: () => string): string => {
    try {
      return text();
    } catch (error) {
      errors.push(error);
      return '';
    }
  };
  const indexOf = (name: string | undefined) => Number(/\d+$/.exec(name ?? '')?.[0]);
  const missing = () => '';
  const options = {
    id: 'api-reference',
    docsPluginId: 'classic',
    config: {
      api: {
        specPath,
        outputDir,
        template,
        infoTemplate: template,
        tagTemplate: template,
        externalJsonProps: false,
        sidebarOptions: pages.tags.length > 0 ? {categoryLinkSource: 'tag'} : undefined,
        markdownGenerators: {
          createApiPageMD: ({api}: OutlineItem) =>
            guard(pages.operations[indexOf(api?.path)] ?? missing),
          createInfoPageMD: () => guard(pages.info),
          createTagPageMD: ({tag}: OutlineItem) => guard(pages.tags[indexOf(tag?.name)] ?? missing),
        },
      },
    },
  };
  const commands = new CommandRecorder();
  const context = {siteDir: workDir, siteConfig: {presets: [], plugins: []}};
  openApiDocs(context, options).extendCli(commands);
  const generate = commands.actions.get('gen-api-docs');
  if (generate === undefined) {
    throw new Error('docusaurus-plugin-openapi-docs has no command gen-api-docs any more');
  }
  await withoutProgress(() => generate('api', {opts: () => ({})}));
  if (errors.length > 0) throw errors[0];
}
