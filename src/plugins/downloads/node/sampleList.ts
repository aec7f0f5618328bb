/** Lists the sample programs by what they are for. */
import {linkLine} from '../../markdown-export/visitor';
import {samplePath, type Sample} from '../shared';

/** The names of samples, by the heading above them. */
export type SampleGroups = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the blocks of Markdown of the list: a heading and one line for each sample. Samples without a group come
 * first, without a heading.
 */
export function listByGroup(
  samples: readonly Sample[],
  groups: SampleGroups,
  siteUrl: string,
): string[] {
  // The comments of samples are Markdown.
  const lines = new Map(
    samples.map(({name, description}) => [
      name,
      `${linkLine(name, siteUrl + samplePath(name))}: ${description}`,
    ]),
  );
  const listed = Object.entries(groups).flatMap(([heading, names]) => {
    const found = names.flatMap((name) => lines.get(name) ?? []);
    for (const name of names) lines.delete(name);
    return found.length > 0 ? [`## ${heading}`, found.join('\n')] : [];
  });
  const rest = [...lines.values()].join('\n');
  return rest === '' ? listed : [rest, ...listed];
}
