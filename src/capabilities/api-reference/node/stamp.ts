/** Remembers what was generated from what, so that an unchanged site generates nothing. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {WORK_DIR} from '../options';

/** Texts by file name, by folder from the site's root. */
export class GeneratedFiles extends Map<string, ReadonlyMap<string, string>> {}

interface Stamp {
  readonly key: string;
  /** Hashes by file name, by folder. */
  readonly folders: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function stampFile(siteDir: string): string {
  return path.resolve(siteDir, WORK_DIR, 'stamp.json');
}

function readStamp(siteDir: string): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(stampFile(siteDir), 'utf8')) as Stamp;
  } catch {
    // Absent or half written: generate again.
    return undefined;
  }
}

/** Whether the stamp has this key and every file is there, unchanged, with no other beside it. */
export function isCurrent(siteDir: string, key: string): boolean {
  const stamp = readStamp(siteDir);
  if (stamp?.key !== key) return false;
  return Object.entries(stamp.folders).every(([folder, files]) => {
    const full = path.resolve(siteDir, folder);
    if (!existsSync(full) || readdirSync(full).length !== Object.keys(files).length) return false;
    return Object.entries(files).every(([name, hash]) => {
      const file = path.join(full, name);
      return existsSync(file) && hashOf(readFileSync(file, 'utf8')) === hash;
    });
  });
}

/** Writes the stamp, after the files. */
export function writeStamp(siteDir: string, key: string, folders: GeneratedFiles): void {
  const hashes = [...folders].map(([folder, files]) => {
    const entries = [...files].map(([name, text]) => [name, hashOf(text)] as const);
    return [folder, Object.fromEntries(entries)] as const;
  });
  const stamp: Stamp = {key, folders: Object.fromEntries(hashes)};
  mkdirSync(path.dirname(stampFile(siteDir)), {recursive: true});
  writeFileSync(stampFile(siteDir), JSON.stringify(stamp, null, 2));
}
