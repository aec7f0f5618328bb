/** What other parts of the browser may use of the shell. */
export {SIDEBAR_ATTRIBUTE} from '../shared/shellData';
export {shellData} from './shellData';
export {showFailure} from './chunkFailure/notice';
