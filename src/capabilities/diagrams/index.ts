/** Diagrams drawn before the build, and served as pictures (see README.md beside this file). */
export {diagramStep, type DrawingProps} from './node/step';

/** One of the site's staticDirectories: it holds the drawings, in `diagrams`. */
export const diagramFiles = 'src/capabilities/diagrams/static';
