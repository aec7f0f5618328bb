import {visit} from 'unist-util-visit';
import {components} from '../../../src/config/components';
import {nearestName} from '../../../src/lib/variables';
import {lineOf, pageRule, type Finding, type ProsePage} from '../types';

const ELEMENTS = ['span', 'details', 'summary', 'kbd', 'br', 'sub', 'sup', 'abbr', 'img'];
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

function unknownName(
  file: string,
  line: number,
  shown: string,
  name: string,
  known: readonly string[],
): Finding {
  const nearest = nearestName(name, known);
  return {
    file,
    line,
    problem: `${shown} is not known`,
    mend: nearest === undefined ? `use one of ${known.join(', ')}` : `did you mean ${nearest}?`,
  };
}

/** Names that a page imports by itself. */
const importedNames = ({text}: ProsePage): string[] =>
  [...text.matchAll(/^import\s+(.+?)\s+from\s/gm)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );

/** Components and admonitions are known by name: an unknown one is lost, or shown as text. */
export const componentNames = pageRule('component-names', (page) => {
  const {file, tree} = page;
  const names = [...components, ...ELEMENTS, ...importedNames(page)];
  const findings: Finding[] = [];
  visit(tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const {name} = node;
      if (name !== null && !names.includes(name))
        findings.push(unknownName(file, line, `<${name}>`, name, names));
    }
    if (node.type === 'containerDirective' && 'name' in node) {
      const name = String(node.name);
      if (!ADMONITIONS.includes(name))
        findings.push(unknownName(file, line, `:::${name}`, name, ADMONITIONS));
    }
  });
  return findings;
});
