/** Finds the samples: every .ts, .sh and .py file in examples/, but not what they import. */
import {readdirSync} from 'node:fs';
import path from 'node:path';

export const LANGUAGES = {'.ts': 'typescript', '.sh': 'shell', '.py': 'python'} as const;

export type Language = (typeof LANGUAGES)[keyof typeof LANGUAGES];

export interface Sample {
  /** From the root, such as `examples/vault/upload.ts`. */
  readonly file: string;
  readonly language: Language;
  /** Where its output is recorded: `upload.out` for TypeScript, `upload.sh.out` and `upload.py.out`. */
  readonly outputFile: string;
}

/** Folders whose files are parts of samples, or not samples at all. */
const SKIPPED_FOLDERS = new Set(['lib', 'node_modules', '__tests__', '__pycache__']);

function languageOf(extension: string): Language | undefined {
  return extension in LANGUAGES ? LANGUAGES[extension as keyof typeof LANGUAGES] : undefined;
}

/** The samples below `folder`, sorted by path. @param root  the repository, absolute */
export function discoverSamples(root: string, folder = 'examples'): Sample[] {
  const samples: Sample[] = [];
  for (const entry of readdirSync(path.join(root, folder), {withFileTypes: true})) {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED_FOLDERS.has(entry.name)) samples.push(...discoverSamples(root, file));
      continue;
    }
    const language = entry.name.endsWith('.d.ts') ? undefined : languageOf(path.extname(file));
    if (language === undefined) continue;
    const recorded = language === 'typescript' ? file.replace(/\.ts$/, '.out') : `${file}.out`;
    samples.push({file, language, outputFile: recorded});
  }
  return samples.sort((a, b) => (a.file < b.file ? -1 : 1));
}
