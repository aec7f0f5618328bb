/** The browser entry of the code plugin. */
export {Code} from './Code';
