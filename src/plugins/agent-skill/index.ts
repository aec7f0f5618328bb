/** A skill for AI assistants, made from the built pages (see README.md). */
import type {BuiltPageVisitor} from '../../lib/builtPages';
import type {SectionedPage} from '../../lib/markdown/selectSections';
import {writeFiles} from '../../lib/writeFiles';
import type {SkillMessages} from './messages';
import type {Skill} from './node/makeSkill';
import {skillPath} from './node/paths';

export {skillMessages} from './messages';

export interface AgentSkillOptions {
  readonly skill: Skill;
  readonly messages: SkillMessages;
  /** All pages that may be repeated, as soon as they are visited. */
  readonly pages: readonly SectionedPage[];
}

/**
 * Returns the path of the skill's file, and the note with which /llms.txt lists it. docusaurus.builtPages.ts passes
 * both to the visitor that writes /llms.txt.
 */
export function skillFile({skill, messages}: Omit<AgentSkillOptions, 'pages'>) {
  return {file: skillPath(skill.name), note: messages['skill.note']};
}

/**
 * Creates the visitor of built pages that writes the skill, the files that it links to, and the index of skills. `done`
 * throws as `makeSkill` does. docusaurus.builtPages.ts lists it.
 */
export function agentSkill({skill, messages, pages}: AgentSkillOptions): BuiltPageVisitor {
  return {
    name: 'agent-skill',
    async done(site) {
      // Imported here because the dev server never needs it.
      const {makeSkill} = await import('./node/makeSkill');
      writeFiles(site.outDir, makeSkill(skill, site, pages, messages));
    },
  };
}
