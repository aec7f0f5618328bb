/** The folder of the skills, below the base path. */
export const SKILLS_FOLDER = '.well-known/agent-skills';

/** Returns the path of a skill's file below the base path. For the skill itself and for the entry in /llms.txt. */
export const skillPath = (name: string): string => `${SKILLS_FOLDER}/${name}/SKILL.md`;

/**
 * Returns the path of a file in the folder of a skill, below the base path: `…/references/vault-quickstart.md`.
 * `makeSkill` uses it for the files and for the links to them.
 *
 * @param sample name of a sample, or `errors` for the file with the tables of errors
 */
export const referencePath = (name: string, sample: string): string =>
  `${SKILLS_FOLDER}/${name}/references/${sample.replace('/', '-')}.md`;
