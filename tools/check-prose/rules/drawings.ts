import {labelOf, sizeOf} from '../../../src/capabilities/diagrams/node/record';
import {diagramsIn} from '../../lib/pages';
import {pageRule} from '../types';

/** Diagrams are drawn before the build, and say in words what they show. */
export const drawings = pageRule('drawings', (page) =>
  diagramsIn(page).flatMap(({source, line}) => [
    ...(sizeOf(source) === undefined
      ? [
          {
            file: page.file,
            line,
            problem: 'the diagram is not drawn, or was drawn with other words',
            mend: 'run "npm run diagrams" and commit what it writes',
          },
        ]
      : []),
    ...(labelOf(source) === ''
      ? [
          {
            file: page.file,
            line,
            problem: 'the diagram has no text alternative',
            mend: 'add lines "accTitle: …" and "accDescr: …" below its first line',
          },
        ]
      : []),
  ]),
);
