/** The build-time entry: diagrams are drawn before the build and shown as pictures (README.md). */
export {diagramStep} from './node/step';

/** The folder that contains the drawings. Docusaurus serves it as one of the `staticDirectories`. */
export const diagramFiles = 'src/plugins/diagrams/static';
