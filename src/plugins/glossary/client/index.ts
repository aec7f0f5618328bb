/** The browser entry of the glossary plugin. */
export {Term} from './Term';
