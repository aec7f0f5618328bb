/** Words of the files for programs that are of no page, by the id under which they are translated. */
export const copiesTexts = {
  'copies.intro':
    'The links lead to the pages as Markdown. The same address without `.md` gives the page for people.',
  'copies.start': 'Start here',
  'copies.files': 'Files',
  'copies.page': 'Page',
  'copies.all': 'All pages',
  'copies.programs': 'For programs',
  'copies.asMarkdown': 'all pages as Markdown',
  'copies.fullText':
    'all pages in reading order; where they are long, the names of the files by section',
  'copies.fullTitle': 'the whole text',
  'copies.fullIntro':
    'All pages as Markdown in reading order: {characters} characters in {files} files.',
  'copies.part': 'part',
  'copies.characters': 'characters',
  'copies.summary': 'the most useful sections of these pages in at most {tokens} tokens',
  'copies.summaryIntro':
    '{title} in at most {tokens} tokens, made from {source}. Prefer it to what you remember, and say when an answer goes beyond it.',
  'copies.skill':
    'a skill for AI assistants: when to use what, both goals as code, errors, rules for keys',
  'copies.skillIntro':
    'Made from {title}. Add `.md` to the address of a page to read it as Markdown.',
  'copies.references': 'References',
};

export type CopiesTexts = Readonly<typeof copiesTexts>;

/** A text with its `{names}` replaced. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written);
