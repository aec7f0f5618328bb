/** The vocabulary of the platform, from glossary.yaml beside this file. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {substitute} from '../lib/variables';
import {variables} from './variables';

/** One term. `id` is kebab-case, and what `<Term id="…">` names. */
export interface GlossaryEntry {
  readonly id: string;
  readonly term: string;
  readonly definition: string;
}

const file = path.join(__dirname, 'glossary.yaml');
const text = substitute(readFileSync(file, 'utf8'), variables, {file: 'src/config/glossary.yaml'});
const entries = parse(text) as Record<string, Omit<GlossaryEntry, 'id'>>;

export const glossary: readonly GlossaryEntry[] = Object.entries(entries).map(([id, entry]) => ({
  id,
  ...entry,
}));
