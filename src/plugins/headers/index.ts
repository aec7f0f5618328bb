/** The remark step that reports content which the policy would hide. visitor.ts makes the headers. */
export {checkEmbedded} from './node/checkEmbedded';
