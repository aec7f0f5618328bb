export {twinOf} from './twin';
