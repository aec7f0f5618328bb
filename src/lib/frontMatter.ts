/** The front matter of a page: what stands between its first two lines of three hyphens, as YAML. */
import {parse} from 'yaml';

const frontMatterRegex = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** The front matter with its hyphens; empty for a page without. */
export const frontMatterBlock = (text: string): string => frontMatterRegex.exec(text)?.[0] ?? '';

/** The values of the front matter; none for a page without. */
export function readFrontMatter(text: string): Readonly<Record<string, unknown>> {
  const matter: unknown = parse(frontMatterRegex.exec(text)?.[1] ?? '{}');
  return typeof matter === 'object' && matter !== null ? (matter as Record<string, unknown>) : {};
}
