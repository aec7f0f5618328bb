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
}

/** Returns the path of the skill's file, and the note with which /llms.txt lists it. */
export function skillFile({skill, messages}: AgentSkillOptions) {
  return {file: skillPath(skill.name), note: messages['skill.note']};
}

/**
 * Creates the visitor of built pages that writes the skill, the samples that it links to, and the index of skills. It
 * selects from listed documents with a `summary_weight`. `done` throws as `makeSkill` does.
 */
export function agentSkill({skill, messages}: AgentSkillOptions): BuiltPageVisitor {
  const pages: SectionedPage[] = [];
  return {
    name: 'agent-skill',
    async page(page, site) {
      // Imported here because the dev server never needs it.
      const {readSectionedPage} = await import('../../lib/markdown/sectionedPages');
      const sectioned = readSectionedPage(page, site, skill.rules.language);
      if (sectioned !== undefined) pages.push(sectioned);
    },
    async done(site) {
      const {makeSkill} = await import('./node/makeSkill');
      writeFiles(site.outDir, makeSkill(skill, site, pages, messages));
    },
  };
}
