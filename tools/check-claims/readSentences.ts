import {variables} from '../../src/config/variables';
import {readPages} from '../lib/pages';
import {readSpecifications, siteDir} from '../lib/specifications';
import {sentencesOfSpecification, sentencesOfTree, type Sentence} from './sentences';

/** Returns the sentences of all pages and of all descriptions in the specifications. */
export function readSentences(): Sentence[] {
  const ofPages = readPages(siteDir, variables).flatMap(({file, tree}) =>
    sentencesOfTree(file, tree),
  );
  const ofSpecifications = readSpecifications().flatMap(({spec}) =>
    sentencesOfSpecification(spec.file, spec.document),
  );
  return [...ofPages, ...ofSpecifications];
}
