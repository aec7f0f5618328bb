import {readYaml} from '../../../lib/readYaml';

interface Remedy {
  readonly at: string;
  readonly write: string;
}

export const remedies = readYaml<
  Readonly<Record<'mdx' | 'yaml' | 'frontMatter' | 'text', readonly Remedy[]>>
>(__dirname, 'remedies.yaml');

/** What would be right, by what is wrong; empty when nobody wrote it down. */
export function remedyFor(kind: keyof typeof remedies, wrong: string): string {
  const remedy = remedies[kind].find(({at}) => new RegExp(at).test(wrong));
  const [, part = ''] = new RegExp(remedy?.at ?? '').exec(wrong) ?? [];
  return remedy?.write.replace('$1', part) ?? '';
}
