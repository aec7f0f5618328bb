/** Types of the glossary, for its files of entries and the plugin that writes them into pages. */

interface GlossaryEntry {
  readonly term: string;
  readonly definition: string;
  /** The path of the page, or of the section, that explains the term. */
  readonly page: string;
}

/** Entries by their ids, which are in kebab-case. */
export type Glossary = Readonly<Record<string, GlossaryEntry>>;
