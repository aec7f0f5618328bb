/** Response headers that do not depend on the configuration. `siteHeaders` (policy.ts) adds them. */

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Features that no page uses. `clipboard-write` is not in the list: the copy buttons need it.
  'Permissions-Policy': [
    'accelerometer=()',
    'autoplay=()',
    'camera=()',
    'display-capture=()',
    'encrypted-media=()',
    'geolocation=()',
    'gyroscope=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    'payment=()',
    'usb=()',
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const satisfies Readonly<Record<string, string>>;

const WITH_HTTPS = {
  // Two years, as hstspreload.org recommends. Other teams decide on subdomains.
  'Strict-Transport-Security': 'max-age=63072000',
} as const satisfies Readonly<Record<string, string>>;

/** Returns the headers by name. `isHttps` (whether readers reach the site by https) adds `Strict-Transport-Security`. */
export const fixedHeaders = (isHttps: boolean): Readonly<Record<string, string>> =>
  isHttps ? {...ALWAYS, ...WITH_HTTPS} : ALWAYS;
