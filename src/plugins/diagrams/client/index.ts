/** The browser entry of the diagrams plugin. */
export {Drawing} from './Drawing';
