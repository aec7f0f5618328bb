import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {remark} from 'remark';
import {VFile} from 'vfile';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {variables} from '../../../../config/variables';
import {
  diagramLabel,
  drawingFileName,
  drawingName,
  drawingsDir,
  drawingSize,
  MODES,
} from '../drawings';
import {readDiagrams} from '../readDiagrams';
import {diagramStep, type DiagramOptions} from '../step';

const sources = readDiagrams(path.resolve(__dirname, '../../../../..'), variables);

describe('drawings', () => {
  it('exist for each diagram in each mode, and for nothing else', () => {
    const names = new Set(sources.map(drawingName));
    const files = [...names].flatMap((name) => MODES.map((mode) => drawingFileName(name, mode)));
    expect(readdirSync(drawingsDir).filter((file) => file.endsWith('.svg'))).toEqual(files.sort());
  });

  it.each(sources.map((source) => [drawingName(source), source]))(
    '%s is self-contained: equal sizes in both modes, no script, no HTML, no external URL',
    (name, source) => {
      for (const mode of MODES) {
        const svg = readFileSync(path.join(drawingsDir, drawingFileName(name, mode)), 'utf8');
        const size = drawingSize(source);
        expect(svg).toContain(`<svg width="${size?.width}" height="${size?.height}"`);
        // The lines of a label are farther apart than Mermaid's 1.1 em, so the first of several is higher.
        expect(svg).not.toMatch(/y="-0\.1em" dy="1\.1em"(?:(?!<\/text>).)*y="1em"/);
        // Boxes are rounded, as all of the site's.
        expect(svg).not.toMatch(/<rect(?![^>]* rx="8")[^>]*class="(?:basic|note|actor)/);
        expect(svg).not.toMatch(/<script|<foreignObject|@import|url\((?!"?#|data:font\/woff2)/i);
      }
    },
  );

  it('are missing for changed words', () => {
    const [source = ''] = sources;
    expect(drawingSize(source)).toBeDefined();
    expect(drawingSize(`${source}\n  more`)).toBeUndefined();
    expect(
      existsSync(path.join(drawingsDir, drawingFileName(drawingName(`${source}x`), 'light'))),
    ).toBe(false);
  });

  it.each([
    [
      'flowchart LR\n  accTitle: Parts.\n  accDescr: A leads to B.\n  a --> b',
      'Parts. A leads to B',
    ],
    ['flowchart LR\n  accTitle: Parts\n  a --> b', 'Parts'],
    ['flowchart LR\n  a --> b', ''],
  ])('are labelled by what the diagram says of itself', (source, label) => {
    expect(diagramLabel(source)).toBe(label);
  });
});

describe('diagramStep', () => {
  type Step = (options: DiagramOptions) => (tree: Root, file: VFile) => void;
  const runOnPage = (page: string, live = true) => {
    const tree = remark().parse(page);
    const file = new VFile({path: 'a.mdx', value: page});
    (diagramStep as Step)({live})(tree, file);
    return {tree, warnings: file.messages.map(String)};
  };
  const pageWith = (diagram: string) => `Text\n\n\`\`\`mermaid\n${diagram}\n\`\`\``;
  const undrawn = 'flowchart LR\n  accTitle: Parts\n  a --> b';

  it('replaces a diagram that has a drawing', () => {
    const [source = ''] = sources;
    expect(runOnPage(pageWith(source)).tree.children[1]).toMatchObject({
      data: {
        hName: 'Drawing',
        hProperties: {name: drawingName(source), label: diagramLabel(source)},
      },
    });
  });

  it('leaves another diagram to Mermaid in the dev server', () => {
    const page = pageWith(undrawn);
    expect(runOnPage(page)).toEqual({tree: remark().parse(page), warnings: []});
  });

  it('shows the source of another diagram in a build, and warns', () => {
    const {tree, warnings} = runOnPage(pageWith(undrawn), false);
    expect(tree.children[1]).toMatchObject({type: 'code', lang: 'text', value: undrawn});
    expect(warnings).toEqual(['a.mdx:3:1: This diagram has no drawing. Run "npm run diagrams".']);
  });

  it('warns with the lines of an indented diagram and of a repeated one', () => {
    const indented =
      '- Item\n\n  ```mermaid\n  flowchart LR\n    accTitle: Parts\n    a --> b\n  ```';
    const {warnings} = runOnPage(`${indented}\n\n${pageWith(undrawn)}`, false);
    expect(warnings.map((warning) => warning.split(': ')[0])).toEqual(['a.mdx:3:3', 'a.mdx:11:1']);
  });

  it.each([true, false])('warns about a diagram without a text alternative', (live) => {
    const {warnings} = runOnPage(pageWith('flowchart LR\n  a --> c'), live);
    expect(warnings).toContainEqual(expect.stringMatching(/^a\.mdx:3:1: .*accTitle/));
  });
});

describe('readDiagrams', () => {
  let site: string;
  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'diagrams-'));
  });
  afterEach(() => rmSync(site, {recursive: true}));

  const fence = '```mermaid\nflowchart LR\n  a --> b\n```';
  const read = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
    return readDiagrams(site, {});
  };

  it.each([
    ['a heading with an id', `## Title {#own-id}\n\n${fence}`],
    ['a comment', `<!-- note -->\n\n${fence}`],
    ['an admonition', `:::note Title\n${fence}\n:::`],
    ['a component', `<Steps>\n${fence}\n</Steps>`],
    [
      'indented components',
      `<Tabs>\n    <TabItem>\n${fence.replace(/^/gm, '      ')}\n    </TabItem>\n</Tabs>`,
    ],
    ['code', `export const a = {\n  b: 1,\n};\n\n{a.b < 2}\n\n${fence}`],
  ])('finds the diagram of a page with %s', (_name, text) => {
    expect(read('docs/a.mdx', text)).toEqual(['flowchart LR\n  a --> b']);
  });

  it.each(['docs/a.md', 'src/pages/a.mdx', 'i18n/fr/docusaurus-plugin-content-docs/current/a.mdx'])(
    'reads %s',
    (file) => {
      expect(read(file, fence)).toEqual(['flowchart LR\n  a --> b']);
    },
  );
});
