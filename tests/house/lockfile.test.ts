import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Where npm looks for a package that one at `from` asks for: beside it, then in each folder above. */
function isLocked(packages: Readonly<Record<string, Locked>>, from: string, name: string): boolean {
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

it.each(['package-lock.json', 'bench/package-lock.json'])(
  '%s names the packages of every platform, or one of them installs nothing and fails later',
  (file) => {
    const {packages} = JSON.parse(readFileSync(file, 'utf8')) as {
      packages: Readonly<Record<string, Locked>>;
    };
    const missing = Object.entries(packages).flatMap(([place, {optionalDependencies = {}}]) =>
      Object.keys(optionalDependencies)
        // The registry at hand lacks them at the locked version; they go with Pagefind.
        .filter((name) => !isLocked(packages, place, name))
        .map((name) => `${place}: ${name}`),
    );
    expect(missing).toEqual([]);
  },
);
