/**
 * Build step for `{{variables}}`: the two Markdown hooks, and a plugin that keeps the persistent
 * bundler cache honest when a value changes (see README.md beside this file).
 */
import {createHash} from 'node:crypto';
import path from 'node:path';
import type {MarkdownConfig, PluginModule} from '@docusaurus/types';
import {substitute} from '../../lib/variables';
import type {Variables} from '../../config/variables';

type MarkdownHooks = Required<Pick<MarkdownConfig, 'preprocessor' | 'parseFrontMatter'>>;

/** The hooks for `markdown` in docusaurus.config.ts; `siteDir` shortens file names in errors. */
export function variableHooks(siteDir: string, values: Variables): MarkdownHooks {
  const apply = (filePath: string, fileContent: string) =>
    substitute(fileContent, values, {file: path.relative(siteDir, filePath), syntax: 'mdx'});
  return {
    preprocessor: ({filePath, fileContent}) => apply(filePath, fileContent),
    parseFrontMatter: ({filePath, fileContent, defaultParseFrontMatter}) =>
      defaultParseFrontMatter({filePath, fileContent: apply(filePath, fileContent)}),
  };
}

interface PersistentCache {
  version?: string;
}

/** A plugin that adds the values to the version of the bundler's persistent cache, so that a changed one evicts it. */
export function variablesPlugin(values: Variables): PluginModule {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(values))
    .digest('hex')
    .slice(0, 16);
  return () => ({
    name: 'site-variables',
    configureWebpack(config) {
      const experiments = config.experiments as {cache?: PersistentCache} | undefined;
      const version = experiments?.cache?.version;
      if (version === undefined) return {};
      return {experiments: {cache: {version: `${version}-${fingerprint}`}}};
    },
  });
}
