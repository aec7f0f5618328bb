/** Makes a skill for AI assistants in the format of agentskills.io, and the index in which they find it. */
import {createHash} from 'node:crypto';
import {countTokens} from 'gpt-tokenizer/encoding/o200k_base';
import type {BuiltSite} from '../../../lib/builtPages';
import {fillTemplate} from '../../../lib/fillTemplate';
import {
  findSections,
  selectSections,
  type RequiredPart,
  type SectionedPage,
  type SelectionRules,
} from '../../../lib/markdown/selectSections';
import {findSamples, projectsText} from '../../mcp-server';
import {sampleText, type Sample} from '../../mcp-server/shared';
import type {SkillMessages} from '../messages';
import {referencePath, SKILLS_FOLDER, skillPath} from './paths';

/** The content of the skill's file. */
export interface Skill {
  /** Lower-case letters, digits, and single hyphens; also the name of its folder. */
  readonly name: string;
  /** The purpose of the skill, and when to use it. Assistants use it to decide whether to read on. */
  readonly description: string;
  /** Most tokens (o200k_base) of the file. */
  readonly budget: number;
  /** Markdown above the sections of the pages. */
  readonly instructions: string;
  /** Files of the site that the skill links to. */
  readonly references: readonly Reference[];
  /** Names of samples, `vault/quickstart`. Each is a file in the folder of the skill, with everything that it imports. */
  readonly samples: readonly string[];
  /** Names of samples that the file itself contains. */
  readonly inlineSamples: readonly string[];
  /** How to run a sample. */
  readonly sampleUsage: string;
  /** Sections with tables of errors. They are one file in the folder of the skill. */
  readonly errors: readonly RequiredPart[];
  /** Selects the sections of pages that the skill contains. */
  readonly rules: SelectionRules;
}

const INDEX_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

type Site = Pick<BuiltSite, 'siteDir' | 'siteUrl' | 'siteConfig' | 'isDefaultLocale'>;

/** A file of the site that the skill links to, and a note on its content. */
type Reference = readonly [file: string, note: string];

/**
 * Returns the files of the skill, of its samples, and of the index of skills, by their paths below the base path. The
 * visitor (../index.ts) calls it after the last page.
 *
 * @throws Error for an unknown sample, and if the text without the sections of pages exceeds the budget; in the default
 *   language also for a rule that cannot be kept and for a missing section with errors. Otherwise a translation contains
 *   what fits.
 */
export function makeSkill(
  skill: Skill,
  site: Site,
  pages: readonly SectionedPage[],
  messages: SkillMessages,
): ReadonlyMap<string, string> {
  const {name, errors, sampleUsage} = skill;
  const samples = new Map<string, Sample>(
    findSamples(site.siteDir, skill.samples).map((sample) => [
      referencePath(name, sample.name),
      sample,
    ]),
  );
  const errorsFile = referencePath(name, 'errors');
  const references: Reference[] = [
    ...[...samples].map(([file, sample]): Reference => [
      file,
      fillTemplate(messages['skill.sample'], {sample: sample.name}),
    ]),
    [errorsFile, messages['skill.errors']],
    ...skill.references,
  ];
  const text = makeSkillText(skill, site, pages, references, messages);
  return new Map([
    [skillPath(name), text],
    ...[...samples].map(([file, sample]): [string, string] => [
      file,
      sampleText(sample, sampleUsage),
    ]),
    [errorsFile, makeErrorsText(errors, pages, site.isDefaultLocale)],
    [`${SKILLS_FOLDER}/index.json`, makeIndex(skill, text, site.siteUrl)],
  ]);
}

/** Returns the text of the skill's file: front matter, instructions, links, sections of pages, and whole programs. */
function makeSkillText(
  {name, description, budget, instructions, inlineSamples, rules}: Skill,
  {siteDir, siteUrl, siteConfig, isDefaultLocale}: Site,
  pages: readonly SectionedPage[],
  references: readonly Reference[],
  messages: SkillMessages,
): string {
  const links = references.map(([file, note]) => {
    // `.well-known/agent-skills/name/references/errors.md` is shown as `references/errors.md`.
    const label = file.replace(/^.*\/references\//, 'references/');
    return `- [${label}](${siteUrl}${file}): ${note}`;
  });
  const preamble = [
    `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---`,
    fillTemplate(messages['skill.intro'], {title: siteConfig.title}),
    instructions,
    `## ${messages['skill.references']}\n\n${links.join('\n')}`,
  ].join('\n\n');
  const programs = projectsText(findSamples(siteDir, inlineSamples));
  const {text} = selectSections({
    limit: budget,
    pages,
    rules,
    isStrict: isDefaultLocale,
    countTokens,
    preamble,
    appendix: programs === '' ? undefined : `# ${messages['skill.programs']}\n\n${programs}`,
  });
  return text;
}

/** Returns the index of skills, with the hash of the skill's text. */
function makeIndex({name, description}: Skill, text: string, siteUrl: string): string {
  const digest = createHash('sha256').update(text).digest('hex');
  const url = new URL(skillPath(name), siteUrl).pathname;
  const entry = {name, type: 'skill-md', description, url, digest: `sha256:${digest}`};
  return `${JSON.stringify({$schema: INDEX_SCHEMA, skills: [entry]}, null, 2)}\n`;
}

/** Returns the sections, each below the title and the address of its page. @throws Error when a section is missing */
function makeErrorsText(
  parts: readonly RequiredPart[],
  pages: readonly SectionedPage[],
  isStrict: boolean,
): string {
  const texts = parts.flatMap((part) => {
    const found = findSections(part, pages, (problem) => {
      if (isStrict) throw new Error(problem);
    });
    const page = pages.find(({id}) => id === part.doc);
    return page === undefined
      ? []
      : [`# ${page.title}\n\n${page.url}`, ...found.map(({text}) => text)];
  });
  return `${texts.join('\n\n')}\n`;
}
