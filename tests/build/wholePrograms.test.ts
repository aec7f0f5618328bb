/** The programs in the summaries, in the skill, and next to it run in an empty folder with only what the text contains. */
import {execFile} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startSandbox, type Sandbox} from '../../sandbox';
import {skill} from '../../src/config/programFiles';
import {summaryBudgets} from '../../src/config/summaries';

const run = promisify(execFile);
const skillDir = `.well-known/agent-skills/${skill.name}`;
const references = readdirSync(`build/${skillDir}/references`).filter((file) =>
  file.endsWith('.md'),
);
const texts = [
  ...summaryBudgets.map(({file}) => file),
  `${skillDir}/SKILL.md`,
  ...references
    .filter((file) => file !== 'errors.md')
    .map((file) => `${skillDir}/references/${file}`),
];
const read = (file: string) => readFileSync(path.join('build', file), 'utf8');

/** Contents by path. */
type Project = Readonly<Record<string, string>>;

/** Returns the projects in a text: code blocks with a title, up to a package.json. */
function readProjects(text: string): Project[] {
  const projects: Project[] = [];
  let files: Record<string, string> = {};
  for (const [, name = '', content = ''] of text.matchAll(
    /^```(?!sh)\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm,
  )) {
    files[name] = content;
    if (name !== 'package.json') continue;
    projects.push(files);
    files = {};
  }
  expect(Object.keys(files), 'files without a package.json').toEqual([]);
  return projects;
}

let sandbox: Sandbox;
let folder = '';
beforeAll(async () => {
  sandbox = await startSandbox({port: 0});
  folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, {recursive: true});
});

/** Saves the files of a project in an empty folder, and installs the packages that its package.json names. */
function saveProject(files: Project): string {
  const target = mkdtempSync(path.join(folder, 'project-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(target, name)), {recursive: true});
    writeFileSync(path.join(target, name), content);
  }
  const {dependencies} = JSON.parse(files['package.json'] ?? '') as {
    dependencies: Record<string, string>;
  };
  for (const name of [...Object.keys(dependencies), '@types/node']) {
    const link = path.join(target, 'node_modules', name);
    mkdirSync(path.dirname(link), {recursive: true});
    symlinkSync(path.resolve('node_modules', name), link);
  }
  const tsconfig = {extends: path.resolve('examples/tsconfig.json'), include: ['**/*.ts']};
  writeFileSync(path.join(target, 'tsconfig.json'), JSON.stringify(tsconfig));
  return target;
}

describe.each(texts)('%s', (file) => {
  const text = read(file);

  it('has no code of a program outside its projects', () => {
    const blocks = text.match(/^```(?:[jt]sx?|py|python)\b/gm) ?? [];
    const inProjects = readProjects(text).flatMap((files) => Object.keys(files));
    expect(blocks).toHaveLength(inProjects.filter((name) => name.endsWith('.ts')).length);
    expect(blocks).not.toEqual([]);
  });

  it('contains each file that it names in place of its code, or links to it', () => {
    const names = [...text.matchAll(/^`([\w./-]+)`$/gm)].map(([, name = '']) => name);
    const contained = readProjects(text).flatMap((files) => Object.keys(files));
    expect(names.filter((name) => !contained.includes(name))).toEqual([]);
  });

  it('has programs that type-check and run', async () => {
    const env = {...process.env, NODE_URLS: sandbox.databaseUrls.join(','), AI_URL: sandbox.aiUrl};
    for (const files of readProjects(text)) {
      const cwd = saveProject(files);
      await run(process.execPath, [path.resolve('node_modules/.bin/tsc'), '-p', cwd]);
      for (const name of Object.keys(files).filter((one) => /^[^/]+\.ts$/.test(one))) {
        const {stdout} = await run(process.execPath, ['--import', 'tsx', name], {cwd, env});
        // A server calls the route, which prints nothing.
        if (name !== 'route.ts') expect(stdout, name).toMatch(/\w/);
      }
    }
  }, 120_000);
});

it('the skill links to each program next to it, and to the tables of errors', () => {
  expect(references).toContain('errors.md');
  expect(references).toHaveLength(skill.samples.length + 1);
  const text = read(`${skillDir}/SKILL.md`);
  expect(references.filter((file) => !text.includes(`/references/${file})`))).toEqual([]);
});

it('the larger summary contains the signature check', () => {
  expect(read('llm-summary-12k.txt')).toContain('title="verify-signature.ts"');
});
