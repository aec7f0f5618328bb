import {aiChatClaims} from './aiChat';
import {aiNodeClaims} from './aiNode';
import type {Claim} from './claim';
import {databaseDataClaims} from './databaseData';
import {databaseNodeClaims} from './databaseNode';
import {databaseQueryClaims} from './databaseQueries';
import {databaseUploadClaims} from './databaseUploads';

export const claims: readonly Claim[] = [
  ...databaseNodeClaims,
  ...databaseQueryClaims,
  ...databaseUploadClaims,
  ...databaseDataClaims,
  ...aiChatClaims,
  ...aiNodeClaims,
];
