import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

interface Remedy {
  readonly at: string;
  readonly write: string;
}

export const remedies = parse(
  readFileSync(path.join(__dirname, 'remedies.yaml'), 'utf8'),
) as Readonly<Record<'mdx' | 'yaml' | 'frontMatter' | 'text', readonly Remedy[]>>;

/** What would be right, by what is wrong; empty when nobody wrote it down. */
export function remedyFor(kind: keyof typeof remedies, wrong: string): string {
  const remedy = remedies[kind].find(({at}) => new RegExp(at).test(wrong));
  const [, part = ''] = new RegExp(remedy?.at ?? '').exec(wrong) ?? [];
  return remedy?.write.replace('$1', part) ?? '';
}
