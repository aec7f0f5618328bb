/** The browser entry of the diagrams capability. */
export {Drawing} from './Drawing';
