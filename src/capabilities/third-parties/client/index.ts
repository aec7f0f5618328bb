/** What other parts of the browser may use of the third parties. */
export {isAgreed} from './agreed';
export {useThirdParties} from './useThirdParties';
