import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface Locked {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Packages = Readonly<Record<string, Locked>>;

/** Where npm looks for a package that one at `from` asks for: beside it, then in each folder above. */
function isLocked(packages: Packages, from: string, name: string): boolean {
  for (
    let folder = from;
    ;
    folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')
  ) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place] !== undefined) return true;
    if (folder === '') return false;
  }
}

const read = (file: string): Packages =>
  (JSON.parse(readFileSync(file, 'utf8')) as {packages: Packages}).packages;

/** What the build loads that is compiled for one platform, by the package that asks for it. */
const NATIVE = ['@rspack/binding', '@swc/core', '@swc/html', 'esbuild', 'lightningcss'];

it.each([
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'x64'],
  ['linux', 'x64'],
  ['linux', 'arm64'],
])('npm ci --os=%s --cpu=%s gets every native binding that the build loads', (os, cpu) => {
  const packages = read('package-lock.json');
  // npm's rule: what names no platform fits all. `libc` leaves the bindings of Alpine out.
  const fits = (locked: Locked) =>
    locked.os?.includes(os) === true &&
    locked.cpu?.includes(cpu) === true &&
    locked.libc?.includes('musl') !== true;
  const entries = Object.entries(packages);
  const at = (name: string) =>
    entries.filter(([place]) => place.endsWith(`node_modules/${name}`)).map(([, locked]) => locked);
  const missing = NATIVE.filter((name) => {
    const asked = at(name).flatMap(({optionalDependencies = {}}) =>
      Object.keys(optionalDependencies),
    );
    return !asked.some((binding) => at(binding).some(fits));
  });
  expect(missing).toEqual([]);
});

it.each(['package-lock.json', 'bench/package-lock.json'])(
  '%s names the packages of every platform, or one of them installs nothing and fails later',
  (file) => {
    const packages = read(file);
    const missing = Object.entries(packages).flatMap(([place, {optionalDependencies = {}}]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(packages, place, name))
        .map((name) => `${place}: ${name}`),
    );
    expect(missing).toEqual([]);
  },
);
