/** The browser entry of the glossary capability. */
export {Term} from './Term';
