/** Checks that deployments build the site with its settings. A setting that is not passed on is ignored without a message. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {buildSettings} from '../../src/config/env';

const read = (file: string) => readFileSync(file, 'utf8');

interface Workflow {
  readonly jobs: {readonly build: {readonly env: Readonly<Record<string, string>>}};
}
interface Compose {
  readonly services: {
    readonly docs: {readonly build: {readonly args: readonly string[]}};
  };
}

it('the workflow passes on the variables of the repository', () => {
  const {jobs} = parse(read('.github/workflows/deploy.yml')) as Workflow;
  const wanted = buildSettings.map((name) => [name, `\${{ vars.${name} }}`]);
  expect(jobs.build.env).toEqual(Object.fromEntries(wanted));
});

it('the image accepts them before it builds the site, and Compose passes them on', () => {
  const [beforeBuild = ''] = read('Dockerfile').split('RUN npm run build');
  const accepted = [...beforeBuild.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
  expect(accepted.sort()).toEqual([...buildSettings].sort());
  const {services} = parse(read('compose.yaml')) as Compose;
  expect([...services.docs.build.args].sort()).toEqual([...buildSettings].sort());
});
