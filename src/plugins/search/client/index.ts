/** The search engines for the browser. */
export {createEmbeddedEngine} from './embeddedEngine';
export {createHostedEngine} from './hostedEngine';
