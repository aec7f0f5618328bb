/** Checks the files that GitHub, editors, and containers read: their required keys, and the names that they refer to. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {facts} from '../../src/config/facts';

type Values = Readonly<Record<string, unknown>>;

const read = (file: string) => readFileSync(file, 'utf8');
const readJson = (file: string) => JSON.parse(read(file)) as Values;
const readYaml = (file: string) => parse(read(file)) as Values;

const manifest = readJson('package.json') as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, unknown>;
  engines: {node: string};
  version: string;
  repository: {url: string};
  bugs: string;
};

describe('issue forms', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(folder).filter((file) => file !== 'config.yml');

  it('exist for wrong content, broken pages, and ideas', () => {
    expect(forms.sort()).toEqual(['broken-page.yml', 'idea.yml', 'wrong-content.yml']);
  });

  it.each(forms)('%s has the keys that GitHub requires', (file) => {
    const form = readYaml(`${folder}/${file}`);
    expect(form).toMatchObject({
      name: expect.stringMatching(/\S/) as string,
      description: expect.stringMatching(/\.$/) as string,
    });
    const body = form['body'] as {type: string; id?: string; attributes: {label?: string}}[];
    for (const {type, id, attributes} of body) {
      expect(['input', 'textarea', 'checkboxes', 'dropdown']).toContain(type);
      expect(id).toMatch(/^[a-z-]+$/);
      expect(attributes.label).toMatch(/\S/);
    }
    expect(new Set(body.map(({id}) => id)).size).toBe(body.length);
  });
});

describe('workflows', () => {
  it.each(readdirSync('.github/workflows'))('%s runs scripts that exist', (file) => {
    const text = read(`.github/workflows/${file}`);
    const names = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => manifest.scripts[name] === undefined)).toEqual([]);
    expect(Object.keys(readYaml(`.github/workflows/${file}`))).toEqual(
      expect.arrayContaining(['name', 'on', 'permissions', 'jobs']),
    );
  });

  it.each(readdirSync('.github/workflows'))('%s pins actions by hash', (file) => {
    const uses = [...read(`.github/workflows/${file}`).matchAll(/uses: (\S+)/g)];
    expect(uses.filter(([, action = '']) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });
});

describe('Renovate', () => {
  const rules = readJson('.github/renovate.json')['packageRules'] as {
    description: string;
    matchPackageNames: string[];
    enabled?: boolean;
  }[];

  it('names packages that the repository has', () => {
    const installed = Object.keys({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.overrides,
    });
    // `remark-*` is a prefix, `@docusaurus/**` a scope.
    const isKnown = (name: string) =>
      installed.some((other) => other === name || other.startsWith(name.replace(/\*+$/, '')));
    const names = rules.flatMap(({matchPackageNames}) => matchPackageNames);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });

  it('explains each rule', () => {
    expect(rules.filter(({description}) => description.length < 20)).toEqual([]);
  });
});

describe('editors and containers', () => {
  it('launch configurations name scripts and files that exist', () => {
    const {configurations} = readJson('.vscode/launch.json') as {
      configurations: {name: string; runtimeArgs?: string[]; program?: string}[];
    };
    for (const {name, runtimeArgs, program} of configurations) {
      if (runtimeArgs !== undefined) expect(manifest.scripts).toHaveProperty(runtimeArgs[1] ?? '');
      if (program !== undefined)
        expect(existsSync(program.replace('${workspaceFolder}/', '')), program).toBe(true);
      expect(read('handbook/debugging.md')).toContain(
        `**${name.replace(/^Browser tests.*/, 'Browser')}**`,
      );
    }
  });

  it('recommends extensions by publisher and name', () => {
    const {recommendations} = readJson('.vscode/extensions.json') as {recommendations: string[]};
    expect(recommendations.filter((id) => !/^[\w-]+\.[\w-]+$/.test(id))).toEqual([]);
  });

  it('use a version of Node that package.json allows', () => {
    const version = read('.nvmrc').trim();
    expect(manifest.engines.node).toBe(`>=${version}`);
    expect(readJson('.devcontainer/devcontainer.json')['image']).toMatch(
      new RegExp(`:${version.split('.')[0]}-`),
    );
  });
});

describe('contacts', () => {
  it('package.json, SECURITY.md, and the issue page name the addresses of src/config/facts.ts', () => {
    const repository = facts.link.docsIssues.replace(/\/issues\/new$/, '');
    expect(manifest.repository.url).toBe(`git+${repository}.git`);
    expect(manifest.bugs).toBe(`${repository}/issues`);
    expect(read('SECURITY.md')).toContain(`<${facts.link.bugs}>`);
  });
});

describe('CHANGELOG.md', () => {
  it('has a section for the version of package.json', () => {
    const headings = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, text]) => text);
    expect(headings[0]).toBe('Unreleased');
    expect(headings[1]).toMatch(new RegExp(`^${manifest.version} - \\d{4}-\\d{2}-\\d{2}$`));
  });
});

it('the optional pre-commit hook can be executed', () => {
  expect(statSync('.githooks/pre-commit').mode & 0o111).not.toBe(0);
});
