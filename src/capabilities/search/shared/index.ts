/** What other capabilities may know of the search, at build time and in the browser. */
export {hostedOrigins} from './hostedOrigins';
export {INSIGHT_EVENT} from './insights';
