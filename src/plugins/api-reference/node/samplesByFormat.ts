/** Example values of texts, by their `format`. */
export const samplesByFormat: ReadonlyMap<string, string> = new Map([
  ['date', '2025-06-01'],
  ['date-time', '2025-06-01T12:00:00Z'],
  ['time', '12:00:00Z'],
  ['email', 'user@example.com'],
  ['uuid', '00000000-0000-4000-8000-000000000000'],
  ['uri', 'https://example.com'],
  ['url', 'https://example.com'],
  ['hostname', 'example.com'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['byte', 'ZXhhbXBsZQ=='],
  ['binary', '<file>'],
]);
