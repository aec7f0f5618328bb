import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it, vi} from 'vitest';
import {diagramsIn, readPages} from '../../../../../tools/lib/pages';
import {variables} from '../../../../config/variables';
import {drawingsDir, fileOf, labelOf, MODES, nameOf, sizeOf} from '../drawings';
import {diagramStep, type DiagramOptions} from '../step';

const pages = readPages(path.resolve(__dirname, '../../../../..'), variables);
const sources = pages.flatMap(diagramsIn).map(({source}) => source);

describe('drawings', () => {
  it('exist for each diagram in each mode, and for nothing else', () => {
    const names = new Set(sources.map(nameOf));
    const files = [...names].flatMap((name) => MODES.map((mode) => fileOf(name, mode)));
    expect(readdirSync(drawingsDir).filter((file) => file.endsWith('.svg'))).toEqual(files.sort());
  });

  it.each(sources.map((source) => [nameOf(source), source]))(
    '%s stands alone: sized alike in both modes, with no script, HTML or foreign address',
    (name, source) => {
      for (const mode of MODES) {
        const svg = readFileSync(path.join(drawingsDir, fileOf(name, mode)), 'utf8');
        const size = sizeOf(source);
        expect(svg).toContain(`<svg width="${size?.width}" height="${size?.height}"`);
        // Boxes are rounded, as all of the site's.
        expect(svg).not.toMatch(/<rect(?![^>]* rx="8")[^>]*class="(?:basic|note|actor)/);
        expect(svg).not.toMatch(/<script|<foreignObject|@import|url\((?!"?#|data:font\/woff2)/i);
      }
    },
  );

  it('are missing for changed words', () => {
    const [source = ''] = sources;
    expect(sizeOf(source)).toBeDefined();
    expect(sizeOf(`${source}\n  more`)).toBeUndefined();
    expect(existsSync(path.join(drawingsDir, fileOf(nameOf(`${source}x`), 'light')))).toBe(false);
  });

  it.each([
    [
      'flowchart LR\n  accTitle: Parts.\n  accDescr: A leads to B.\n  a --> b',
      'Parts. A leads to B',
    ],
    ['flowchart LR\n  accTitle: Parts\n  a --> b', 'Parts'],
    ['flowchart LR\n  a --> b', ''],
  ])('are labelled by what the diagram says of itself', (source, label) => {
    expect(labelOf(source)).toBe(label);
  });
});

describe('diagramStep', () => {
  const treeOf = (value: string) =>
    ({
      type: 'root',
      children: [{type: 'mermaidCodeBlock', data: {hName: 'mermaid', hProperties: {value}}}],
    }) as unknown as Root;
  type Step = (options: DiagramOptions) => (tree: Root, file: VFile) => void;
  const run = (value: string, live = true): Root => {
    const tree = treeOf(value);
    (diagramStep as Step)({live})(
      tree,
      new VFile({path: 'a.mdx', value: `Text\n\n\`\`\`mermaid\n${value}\n\`\`\``}),
    );
    return tree;
  };

  it('makes a picture of a diagram that is drawn', () => {
    const [source = ''] = sources;
    expect(run(source).children).toMatchObject([
      {data: {hName: 'Drawing', hProperties: {name: nameOf(source), label: labelOf(source)}}},
    ]);
  });

  it('leaves another to Mermaid, save in a build, which shows its source and warns', () => {
    const value = 'flowchart LR\n  a --> b';
    expect(run(value)).toEqual(treeOf(value));
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    expect(run(value, false).children).toEqual([{type: 'code', lang: 'text', value}]);
    expect(warn.mock.calls).toEqual([
      ['a.mdx:3: this diagram has no drawing. Run "npm run diagrams".'],
    ]);
    warn.mockRestore();
  });
});
