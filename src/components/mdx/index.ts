/** What writers may type in MDX without an import (see README.md beside this file). */
export {Card, Cards} from './Cards';
export {Copy} from './Copy';
export {Glossary} from '../../capabilities/glossary/client/Glossary';
export {LlmSummary} from '../../capabilities/copies/client/LlmSummary';
export {Steps} from './Steps';
export {Term} from '../../capabilities/glossary/client/Term';
