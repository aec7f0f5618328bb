/** When a page was last held against what it rests on, from src/config/evidence.json (see tools/confirm). */
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';

/** When a page was checked, and the release it was checked against: `checked` of its front matter. */
export interface Checked {
  readonly release: string;
  /** `2026-11-22` */
  readonly on: string;
}

/** What was seen when somebody confirmed a page. */
export interface PageEvidence extends Checked {
  /** Hash of each thing that the page rests on, by its name. */
  readonly saw: Readonly<Record<string, string>>;
}

/** By page: its path below docs/, without the extension. */
export type Evidence = Readonly<Record<string, PageEvidence>>;

/** `build/ai/ai-workflow` of `docs/build/ai/ai-workflow.mdx`. */
export const pageName = (file: string): string =>
  file.replace(/^docs\//, '').replace(/(?:\.(?:api|info|tag))?\.mdx?$/, '');

/** Adds the date and the release to the front matter, from which the foot of the page has them. */
export function evidenceHook(
  siteDir: string,
  evidence: Evidence,
  parse: ParseFrontMatter,
): ParseFrontMatter {
  return async (input) => {
    const parsed = await parse(input);
    const file = path.relative(siteDir, input.filePath).split(path.sep).join('/');
    const seen = evidence[pageName(file)];
    if (seen === undefined) return parsed;
    const checked: Checked = {release: seen.release, on: seen.on};
    return {...parsed, frontMatter: {...parsed.frontMatter, checked}};
  };
}
