/** The browser entry of the third-parties plugin. */
export {SentToOthers} from './SentToOthers';
