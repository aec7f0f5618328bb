import {escapeMarkdown} from './escapeMarkdown';

/** Returns a list item such as `- [Quickstart](https://…/quickstart.md): Store a first record.` */
export function linkLine(name: string, url: string, note = ''): string {
  const link = `- [${escapeMarkdown(name)}](${url})`;
  return note === '' ? link : `${link}: ${escapeMarkdown(note)}`;
}
