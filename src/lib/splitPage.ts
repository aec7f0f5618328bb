/** Returns the front matter of a page with its two lines `---`, and the text below. Both together are the page. */
export function splitPage(text: string): [frontMatter: string, body: string] {
  const {length} = /^---\r?\n[^]*?\n---/.exec(text)?.[0] ?? '';
  return [text.slice(0, length), text.slice(length)];
}
