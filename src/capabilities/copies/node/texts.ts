/** Words of the files for programs that are of no page, by the id under which they are translated. */
import copiesTexts from './messages.json';

export {copiesTexts};
export type CopiesTexts = Readonly<typeof copiesTexts>;

/** A text with its `{names}` replaced. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written);
