/** The data of a compiled page that later checks need. The bundler's cache keeps it for pages that do not change. */

/** A link or an image of a page, where its author wrote it. */
export interface RecordedLink {
  readonly url: string;
  /** Whether it is an element such as `<img>`. Docusaurus checks pictures in Markdown, but not these. */
  readonly isEmbedded?: boolean;
  /** Undefined for a link that a remark step added. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** An import of a page, where its author wrote it. */
interface RecordedImport {
  /** The path or package, as in the page. */
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

export interface RecordedProblem {
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly isError: boolean;
  /** Whether equal problems of all pages are reported as one. */
  readonly isReportedOnce: boolean;
}

/** Contains only JSON values, because the bundler saves it with the compiled module. */
export interface PageRecord {
  readonly problems: readonly RecordedProblem[];
  readonly links: readonly RecordedLink[];
  readonly imports: readonly RecordedImport[];
  /** The ids of headings and other elements in the source. */
  readonly ids: readonly string[];
  /** Absolute paths of the imported Markdown files. */
  readonly partials: readonly string[];
  /** Whether the page contains components that may add more ids. */
  readonly hasUnknownIds: boolean;
}

/** The part of a bundler's module that this plugin uses. */
export interface PageModule {
  readonly buildInfo: {pageRecord?: PageRecord};
}

/** The records of all pages, by the absolute path of the source file. */
export class PageRecords {
  private readonly modules = new Map<string, PageModule>();
  private readonly compileErrors = new Map<string, string>();
  private records = new Map<string, PageRecord>();

  /** Remembers the module of a page that is about to be compiled. */
  startCompiling(file: string, module: PageModule): void {
    this.modules.set(file, module);
    this.compileErrors.delete(file);
  }

  /** Saves the record of a page. The bundler's cache stores `buildInfo` with the module, so a warm build has it too. */
  save(file: string, record: PageRecord): void {
    this.records.set(file, record);
    const module = this.modules.get(file);
    if (module !== undefined) module.buildInfo.pageRecord = record;
  }

  /** Saves the reason why a page does not compile: one or more lines with file, line, and remedy. */
  saveCompileError(file: string, message: string): void {
    this.compileErrors.set(file, message);
  }

  /** Replaces the records by those of the modules in a finished compilation, compiled or cached. */
  load(modules: Iterable<readonly [file: string, record: PageRecord]>): void {
    this.records = new Map(modules);
  }

  /** Returns the record of a page by the absolute path of its file; undefined for a page without one. */
  get(file: string): PageRecord | undefined {
    return this.records.get(file);
  }

  /** Returns the saved reason, as one or more lines; undefined if none was saved since the page was last compiled. */
  compileErrorOf(file: string): string | undefined {
    return this.compileErrors.get(file);
  }

  entries(): readonly (readonly [file: string, record: PageRecord])[] {
    return [...this.records];
  }

  /** Returns the record of a page and those of the Markdown files that it imports, directly or indirectly. */
  withPartials(file: string): Map<string, PageRecord> {
    const found = new Map<string, PageRecord>();
    const waiting = [file];
    for (const next of waiting) {
      const record = this.records.get(next);
      if (record === undefined || found.has(next)) continue;
      found.set(next, record);
      waiting.push(...record.partials);
    }
    return found;
  }
}
