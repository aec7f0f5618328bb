/** What other parts of the browser may use of the shell. */
export {SIDEBAR_ATTRIBUTE} from '../shared/attributes';
export {showFailure} from './chunkFailure/notice';
