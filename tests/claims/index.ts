import {aiClaims} from './ai';
import type {Claim} from './claim';
import {databaseDataClaims} from './databaseData';
import {databaseNodeClaims} from './databaseNode';

export {exceptions, type Exception} from './exceptions';

export const claims: readonly Claim[] = [...databaseNodeClaims, ...databaseDataClaims, ...aiClaims];
