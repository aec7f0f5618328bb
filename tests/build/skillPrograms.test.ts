/** The programs next to the skill run in an empty folder with only what the skill contains. */
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
import {afterAll, beforeAll, expect, it} from 'vitest';
import {startSandbox, type Sandbox} from '../../sandbox';
import {skill} from '../../src/config/programFiles';

const skillDir = `build/.well-known/agent-skills/${skill.name}`;
const references = readdirSync(`${skillDir}/references`).filter((file) => file.endsWith('.md'));
const programs = references.filter((file) => file !== 'errors.md');

let sandbox: Sandbox;
let folder = '';
beforeAll(async () => {
  sandbox = await startSandbox({port: 0});
  folder = mkdtempSync(path.join(tmpdir(), 'skill-'));
});
afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, {recursive: true});
});

it('the skill links to each of them, and to the tables of errors', () => {
  expect(references).toContain('errors.md');
  expect(programs).toHaveLength(skill.samples.length);
  const text = readFileSync(`${skillDir}/SKILL.md`, 'utf8');
  expect(references.filter((file) => !text.includes(`/references/${file})`))).toEqual([]);
});

it.each(programs)('%s runs', async (file) => {
  const target = path.join(folder, file);
  const text = readFileSync(`${skillDir}/references/${file}`, 'utf8');
  const files = [...text.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)];
  for (const [, name = '', content = ''] of files) {
    mkdirSync(path.dirname(path.join(target, name)), {recursive: true});
    writeFileSync(path.join(target, name), content);
  }
  const {dependencies} = JSON.parse(readFileSync(path.join(target, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    const link = path.join(target, 'node_modules', name);
    mkdirSync(path.dirname(link), {recursive: true});
    symlinkSync(path.resolve('node_modules', name), link);
  }
  const env = {
    ...process.env,
    NODE_URLS: sandbox.databaseUrls.join(','),
    AI_URL: sandbox.aiUrl,
  };
  const args = ['--import', 'tsx', files[0]?.[1] ?? ''];
  const {stdout} = await promisify(execFile)(process.execPath, args, {cwd: target, env});
  expect(stdout).toMatch(/\w/);
});
