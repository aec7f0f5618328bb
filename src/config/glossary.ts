/** The vocabulary of the platform, from glossary.yaml beside this file. */
import {readData} from './data';

/** Terms by their id, which is kebab-case, and what `<Term id="…">` names. */
export type Glossary = Readonly<
  Record<string, {readonly term: string; readonly definition: string}>
>;

export const glossary = readData<Glossary>('glossary.yaml');
