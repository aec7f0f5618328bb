export {LlmSummary} from './LlmSummary';
