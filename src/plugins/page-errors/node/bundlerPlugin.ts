/** A bundler plugin that keeps the records of pages in the bundler's cache, and reports problems after compiling. */
import path from 'node:path';
import type {Compilation, Compiler, WebpackError} from 'webpack';
import {explainBundlerError} from './bundlerErrors';
import type {PageModule, PageRecord, PageRecords, RecordedProblem} from './pageRecord';
import {listProblems, mergeEqual, type Problem} from './problems';

const NAME = 'page-errors';
const pageRegex = /\.mdx?$/;

interface BundlerPluginOptions {
  readonly siteDir: string;
  readonly records: PageRecords;
  /** The server bundle contains the same pages as the client bundle; their problems are reported once. */
  readonly isServer: boolean;
  /** Returns problems of links. In a build it returns none, because the finished HTML is checked instead. */
  readonly checkLinks: () => readonly Problem[];
}

/** A module of a page, as the bundler has it. */
interface BundledPage extends PageModule {
  readonly resource: string;
}

/** An error of the bundler, and the module that it is about. */
type BundlerError = Error & {readonly module?: object | null};

const isPage = (module: object | null | undefined): module is BundledPage =>
  typeof module === 'object' &&
  module !== null &&
  'resource' in module &&
  typeof module.resource === 'string' &&
  pageRegex.test(module.resource);

/** Creates an error that the bundler prints without a stack trace. */
function createBundlerError(compilation: Compilation, message: string): WebpackError {
  const error = new compilation.compiler.webpack.WebpackError(message);
  error.name = '';
  error.stack = '';
  return error;
}

/** Returns the records of all pages in a compilation, compiled now or restored from the cache. */
function collectRecords(compilation: Compilation): [string, PageRecord][] {
  const found: [string, PageRecord][] = [];
  for (const module of compilation.modules) {
    if (!isPage(module)) continue;
    const record = module.buildInfo.pageRecord;
    if (record !== undefined) found.push([module.resource, record]);
  }
  return found;
}

/**
 * Makes Docusaurus print warnings as text: it prints `String(warning)`, and JSON if that gives no text. The dev
 * server's overlay gets the warnings as before.
 */
function printWarningsAsText(compilation: Compilation): void {
  compilation.hooks.statsFactory.tap(NAME, (statsFactory) => {
    statsFactory.hooks.extract.for('warning').tap(NAME, (printed: object, {message}: Error) => {
      Object.assign(printed, {toString: () => message.trim()});
    });
  });
}

/** Takes the errors and warnings about imports of pages out of a compilation. Returns them with their lines. */
function explainImports(
  compilation: Compilation,
  {siteDir, records}: Pick<BundlerPluginOptions, 'siteDir' | 'records'>,
): Problem[] {
  const problems: Problem[] = [];
  const isOther = ({module, message}: BundlerError) => {
    if (!isPage(module)) return true;
    const {resource} = module;
    const record = records.get(resource);
    const problem =
      record &&
      explainBundlerError(message, resource, {
        imports: record.imports,
        siteDir,
      });
    if (problem !== undefined) problems.push(problem);
    return problem === undefined;
  };
  compilation.errors = compilation.errors.filter(isOther);
  compilation.warnings = compilation.warnings.filter(isOther);
  return problems;
}

/** Returns the saved reasons why pages of a compilation do not compile, by file. */
function findCompileErrors(compilation: Compilation, records: PageRecords): Map<string, string> {
  const messages = new Map<string, string>();
  for (const {module} of compilation.errors as readonly BundlerError[]) {
    if (!isPage(module)) continue;
    const message = records.compileErrorOf(module.resource);
    if (message !== undefined) messages.set(module.resource, message);
  }
  return messages;
}

/**
 * Creates the bundler's plugin. The plugin of ../index.ts returns it twice from `configureWebpack`: for the browser,
 * where it reports all problems, and for the server, where it only removes the bundler's errors that the browser's
 * plugin explains.
 */
export function createBundlerPlugin(options: BundlerPluginOptions) {
  const {siteDir, records, isServer, checkLinks} = options;
  /** Returns the recorded problems of all pages that satisfy a condition. */
  const selectProblems = (condition: (problem: RecordedProblem) => boolean): Problem[] =>
    records.entries().flatMap(([absoluteFile, {problems}]) => {
      const file = path.relative(siteDir, absoluteFile);
      return problems
        .filter(condition)
        .map(({line, column, message}) => ({file, line, column, message}));
    });

  /** Replaces the bundler's errors for a page with the recorded ones, which have a line and a remedy. */
  const reportErrors = (compilation: Compilation) => {
    const importProblems = explainImports(compilation, {siteDir, records});
    const compileErrors = findCompileErrors(compilation, records);
    const pagesWithErrors = records
      .entries()
      .filter(([, {problems}]) => problems.some(({isError}) => isError))
      .map(([file]) => file);
    const explainedPages = new Set([...compileErrors.keys(), ...pagesWithErrors]);
    const otherErrors = compilation.errors.filter(({module}: BundlerError) => {
      return !isPage(module) || !explainedPages.has(module.resource);
    });
    const problems = [...importProblems, ...selectProblems(({isError}) => isError)];
    const lines = new Set([...compileErrors.values(), ...listProblems(problems)]);
    const ownErrors = [...lines].map((line) => createBundlerError(compilation, line));
    compilation.errors = isServer ? otherErrors : [...ownErrors, ...otherErrors];
  };

  const reportWarnings = (compilation: Compilation) => {
    const warnings = selectProblems(({isError, isReportedOnce}) => !isError && !isReportedOnce);
    const repeated = selectProblems(({isError, isReportedOnce}) => !isError && isReportedOnce);
    const problems = [...warnings, ...mergeEqual(repeated), ...checkLinks()];
    for (const line of listProblems(problems))
      compilation.warnings.push(createBundlerError(compilation, line));
  };

  return {
    apply(compiler: Compiler) {
      if (!isServer)
        compiler.hooks.compilation.tap(NAME, (compilation) => {
          printWarningsAsText(compilation);
          // Called before the loaders of a module run. Cached modules need no loaders.
          compiler.webpack.NormalModule.getCompilationHooks(compilation).loader.tap(
            NAME,
            (_context, module) => {
              if (isPage(module)) records.startCompiling(module.resource, module);
            },
          );
        });
      compiler.hooks.afterCompile.tap(NAME, (compilation) => {
        if (!isServer) records.load(collectRecords(compilation));
        reportErrors(compilation);
        if (!isServer) reportWarnings(compilation);
      });
    },
  };
}
