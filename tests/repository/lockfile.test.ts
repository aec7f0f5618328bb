/** Checks that the lockfile works on every platform: npm sometimes drops the optional packages of the others. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const LOCKFILE = 'package-lock.json';

interface LockedPackage {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Packages by their path: `node_modules/a/node_modules/b`. */
type Packages = Readonly<Record<string, LockedPackage>>;

const readPackages = (file: string): Packages =>
  (JSON.parse(readFileSync(file, 'utf8')) as {packages: Packages}).packages;

/** The last package of a path: `/node_modules/@scope/name` of `node_modules/a/node_modules/@scope/name`. */
const LAST_PACKAGE = /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/;

/** Whether npm finds the dependency `name` of the package at `from`, in its folder or in a folder above. */
function isLocked(packages: Packages, from: string, name: string): boolean {
  const candidate = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (packages[candidate] !== undefined) return true;
  return from !== '' && isLocked(packages, from.replace(LAST_PACKAGE, ''), name);
}

/** Packages with native code that a build loads. Each has one optional dependency per platform. */
const NATIVE = ['@rspack/binding', '@swc/core', '@swc/html', 'esbuild', 'lightningcss'];

it.each([
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'x64'],
  ['linux', 'x64'],
  ['linux', 'arm64'],
])('npm ci --os=%s --cpu=%s installs every native binding that the build loads', (os, cpu) => {
  const packages = readPackages(LOCKFILE);
  // A package without `os` fits every platform. Bindings with `libc: musl` are for Alpine Linux.
  const fits = (locked: LockedPackage) =>
    locked.os?.includes(os) === true &&
    locked.cpu?.includes(cpu) === true &&
    locked.libc?.includes('musl') !== true;
  const findPackages = (name: string) =>
    Object.entries(packages)
      .filter(([location]) => location.endsWith(`node_modules/${name}`))
      .map(([, locked]) => locked);
  const missing = NATIVE.filter((name) => {
    const bindings = findPackages(name).flatMap(({optionalDependencies = {}}) =>
      Object.keys(optionalDependencies),
    );
    return !bindings.some((binding) => findPackages(binding).some(fits));
  });
  expect(missing).toEqual([]);
});

it('the lockfile contains the optional dependencies of every platform', () => {
  const packages = readPackages(LOCKFILE);
  const missing = Object.entries(packages).flatMap(([location, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, location, name))
      .map((name) => `${location}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('the lockfile names no registry host', () => {
  expect(readFileSync(LOCKFILE, 'utf8')).not.toContain('"resolved": "http');
});
