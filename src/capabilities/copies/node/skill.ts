/** A skill for AI assistants, after agentskills.io, and the index by which they find it. */
import {createHash} from 'node:crypto';
import type {BuiltSite} from './writePages';
import {fill, type CopiesTexts} from './texts';
import type {SelectionRules} from '../../../config/copies';
import {selectSummary, type SummaryPage} from './selectSummary';

export interface SkillOptions {
  /** Lower-case letters, digits and single hyphens: the name of its folder. */
  readonly name: string;
  /** What it does, and when to use it. */
  readonly description: string;
  /** Most tokens of the file. */
  readonly budget: number;
  /** What stands above the sections of the pages. */
  readonly instructions: string;
  /** Files of the site that it leads to, with what each holds. */
  readonly references: readonly (readonly [file: string, note: string])[];
  readonly rules: SelectionRules;
}

const FOLDER = '.well-known/agent-skills';
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

export const skillFile = (name: string): string => `${FOLDER}/${name}/SKILL.md`;

/** Both files, by path. */
export function makeSkill(
  skill: SkillOptions,
  site: Pick<BuiltSite, 'title' | 'siteAddress' | 'strict'>,
  pages: readonly SummaryPage[],
  countTokens: (text: string) => number,
  texts: CopiesTexts,
): Readonly<Record<string, string>> {
  const {name, description, budget, instructions, references, rules} = skill;
  const links = references.map(
    ([file, note]) => `- [${file}](${site.siteAddress}${file}): ${note}`,
  );
  const preamble = [
    `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---`,
    fill(texts['copies.skillIntro'], {title: site.title}),
    instructions,
    `## ${texts['copies.references']}\n\n${links.join('\n')}`,
  ].join('\n\n');
  const {text} = selectSummary(budget, {pages, rules, countTokens, preamble, strict: site.strict});
  const digest = createHash('sha256').update(text).digest('hex');
  const url = new URL(skillFile(name), site.siteAddress).pathname;
  const entry = {name, type: 'skill-md', description, url, digest: `sha256:${digest}`};
  return {
    [skillFile(name)]: text,
    [`${FOLDER}/index.json`]: `${JSON.stringify({$schema: SCHEMA, skills: [entry]}, null, 2)}\n`,
  };
}
