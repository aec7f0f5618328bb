/** UI texts of the skill, by the ids under which they are translated. */
export const skillMessages = {
  'skill.note':
    'a skill for AI assistants: when to use what, both goals as code, errors, rules for keys',
  'skill.intro': 'Made from {title}. Add `.md` to the address of a page to read it as Markdown.',
  'skill.sample': 'the whole program {sample}, with the files that it imports and package.json',
  'skill.errors': 'the errors of the APIs and the libraries: cause, and what to do',
  'skill.references': 'References',
  'skill.programs': 'Programs, by folder',
} as const satisfies Readonly<Record<string, string>>;

/** The messages in the language of the current build. */
export type SkillMessages = Readonly<Record<keyof typeof skillMessages, string>>;
