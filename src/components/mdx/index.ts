/** What writers may type in MDX without an import (see README.md beside this file). */
export {Card, Cards} from './Cards';
export {Copy} from './Copy';
export {Glossary} from './Glossary';
export {LlmSummary} from './LlmSummary';
export {Steps} from './Steps';
export {Term} from './Term';
