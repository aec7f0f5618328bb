import type {RequestTemplate} from '../../shared/request/request';

/** A request with a JSON body. */
export const jsonSample = (value: unknown): RequestTemplate => ({
  method: 'POST',
  server: 'https://a.example',
  path: '/data',
  parameters: [{name: 'Authorization', place: 'header', prefix: 'Bearer ', value: 'YOUR_JWT'}],
  body: {mediaType: 'application/json', kind: 'json', value},
});
