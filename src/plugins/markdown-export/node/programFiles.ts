/** Makes the files that programs expect at fixed URLs, from the templates in ../files. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {substitute} from '../../../lib/variables';

const ONE_YEAR_MS = 365 * 24 * 3600 * 1000;

const SKILLS = '.well-known/agent-skills';

/**
 * Returns the texts of the files by their paths below the base path: robots.txt, security.txt (RFC 9116), the skill for
 * assistants, and the index of skills, which `npx skills add` reads.
 *
 * @param values the variables of the templates: `siteAddress`, `contact`, and those of the pages
 * @param baseUrl starts and ends with a slash
 * @param now the time of the build; security.txt expires a year later
 * @throws Error for an unknown variable in a template
 */
export function makeProgramFiles(
  values: Readonly<Record<string, string>>,
  baseUrl: string,
  now: Date,
): Record<string, string> {
  const expiryDay = new Date(now.getTime() + ONE_YEAR_MS).toISOString().slice(0, 10);
  const allValues = {...values, expires: `${expiryDay}T00:00:00Z`};
  const fill = (name: string) => {
    const file = path.join(__dirname, '../files', name);
    return substitute(readFileSync(file, 'utf8'), allValues, {file, syntax: 'plain'});
  };
  const skill = fill('SKILL.md');
  const [, frontMatter = ''] = skill.split(/^---$/m);
  const {name, description} = parse(frontMatter) as {name: string; description: string};
  const skillFile = `${SKILLS}/${name}/SKILL.md`;
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name,
        type: 'skill-md',
        description,
        url: baseUrl + skillFile,
        digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
      },
    ],
  };
  return {
    'robots.txt': fill('robots.txt'),
    '.well-known/security.txt': fill('security.txt'),
    [skillFile]: skill,
    [`${SKILLS}/index.json`]: `${JSON.stringify(index, null, 2)}\n`,
  };
}
