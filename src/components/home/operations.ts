/** An operation that the home page shows: its page below the API's, and its request (tested against openapi/). */
export interface Operation {
  readonly page: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

export const dbOperations: readonly Operation[] = [
  {page: 'upload-data', method: 'POST', path: '/api/v1/data/create'},
  {page: 'read-data', method: 'POST', path: '/api/v1/data/read'},
  {page: 'execute-query', method: 'POST', path: '/api/v1/queries/execute'},
];

export const aiOperations: readonly Operation[] = [
  {
    page: 'chat-completion-v-1-chat-completions-post',
    method: 'POST',
    path: '/v1/chat/completions',
  },
  {page: 'get-models-v-1-models-get', method: 'GET', path: '/v1/models'},
  {
    page: 'get-attestation-v-1-attestation-report-get',
    method: 'GET',
    path: '/v1/attestation/report',
  },
];
