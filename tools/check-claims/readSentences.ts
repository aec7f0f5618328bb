/** Reads everything that `npm run check:claims` compares with the claims. */
import {variables} from '../../src/config/variables';
import {readPages} from '../lib/pages';
import {readSpecifications, siteDir} from '../lib/specifications';
import {sentencesOfSpecification, sentencesOfTree, type Sentence} from './sentences';

/**
 * Returns the sentences of all handwritten pages and of all descriptions in the specifications. The command calls it
 * once.
 *
 * @throws Error for a file that can't be parsed
 */
export function readSentences(): Sentence[] {
  const ofPages = readPages(siteDir, variables).flatMap(({file, tree}) =>
    sentencesOfTree(file, tree),
  );
  const ofSpecifications = readSpecifications().flatMap(({spec}) =>
    sentencesOfSpecification(spec.file, spec.document),
  );
  return [...ofPages, ...ofSpecifications];
}
