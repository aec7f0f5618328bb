/** Runs `gen-api-docs`, the command of docusaurus-plugin-openapi-docs. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Command, type CommanderStatic} from 'commander';
import type {OpenApiDocsOptions} from './openApiDocs';

/** The package exports a type that TypeScript cannot resolve. */
type CreatePlugin = (context: LoadContext, options: object) => Plugin;

/** Collects what is printed while a function runs, instead of printing it. */
async function collectOutput(run: () => Promise<void>): Promise<string> {
  const {log, error, warn} = console;
  const lines: string[] = [];
  const collect = (...parts: unknown[]) => lines.push(parts.map(String).join(' '));
  Object.assign(console, {log: collect, error: collect, warn: collect});
  try {
    await run();
  } finally {
    Object.assign(console, {log, error, warn});
  }
  return lines.join('\n');
}

/**
 * Makes docusaurus-plugin-openapi-docs write the pages. Its command runs in this process: `docusaurus gen-api-docs` would
 * load Docusaurus and a configuration first, which takes longer than the pages.
 *
 * @param config its option of the same name
 * @returns everything that the command printed: it only prints an error when it cannot write a file
 * @throws Error when the command fails
 */
export async function runOpenApiDocs(
  siteDir: string,
  config: Readonly<Record<string, OpenApiDocsOptions>>,
): Promise<string> {
  // Imported here, because most runs find that nothing has changed, and loading it takes more than a second.
  const {default: plugin} = await import('docusaurus-plugin-openapi-docs');
  const options = {id: 'api', docsPluginId: 'classic', config};
  const siteConfig = {presets: [], plugins: [['docusaurus-plugin-openapi-docs', options]]};
  const context = {siteDir, siteConfig} as unknown as LoadContext;
  const cli = new Command();
  (plugin as CreatePlugin)(context, options).extendCli?.(cli as unknown as CommanderStatic);
  return collectOutput(async () => {
    for (const id of Object.keys(config)) {
      await cli.parseAsync(['gen-api-docs', id], {from: 'user'});
    }
  });
}
