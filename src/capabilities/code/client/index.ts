/** The browser entry of the code capability. */
export {Code} from './Code';
