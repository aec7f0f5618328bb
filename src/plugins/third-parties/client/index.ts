export {SentToOthers} from './SentToOthers';
