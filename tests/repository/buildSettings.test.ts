/** Checks that deployments build the site with its settings. A setting that is not passed on is ignored without a message. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {buildSettings} from '../../src/config/env';

const read = (file: string) => readFileSync(file, 'utf8');

interface Step {
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Workflow {
  readonly jobs: {readonly build: {readonly steps: readonly Step[]}};
}
interface Compose {
  readonly services: {
    readonly docs: {readonly build: {readonly args: readonly string[]}};
  };
}

it('the workflow passes on the variables of the repository', () => {
  const {jobs} = parse(read('.github/workflows/deploy.yml')) as Workflow;
  const step = jobs.build.steps.find(({env}) => env?.['SETTINGS'] === '${{ toJSON(vars) }}');
  const variables = Object.fromEntries(buildSettings.map((name) => [name, `value of ${name}`]));
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  const file = path.join(folder, 'env');
  const env = {
    ...process.env,
    GITHUB_ENV: file,
    SETTINGS: JSON.stringify({...variables, DEPLOY_COMMAND: 'first\nsecond'}),
  };
  execFileSync('bash', ['-ec', step?.run ?? ''], {env});
  const written = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  expect(readFileSync(file, 'utf8')).toBe(written.join(''));
  rmSync(folder, {recursive: true});
});

it('the image accepts them before it builds the site, and Compose passes them on', () => {
  const [beforeBuild = ''] = read('Dockerfile').split('RUN npm run build');
  const accepted = [...beforeBuild.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
  expect(accepted.sort()).toEqual([...buildSettings].sort());
  const {services} = parse(read('compose.yaml')) as Compose;
  expect([...services.docs.build.args].sort()).toEqual([...buildSettings].sort());
});
