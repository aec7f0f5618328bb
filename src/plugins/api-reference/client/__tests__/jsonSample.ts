/** A request with a JSON body, as the printers of samples (node/languages/) get it. */
export const jsonSample = (value: unknown) => ({
  method: 'POST',
  url: 'https://a.example/data',
  headers: [['Authorization', 'Bearer YOUR_JWT']] as const,
  body: {mediaType: 'application/json', kind: 'json' as const, value, text: '', fields: []},
});
