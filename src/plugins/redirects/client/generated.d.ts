/** Written by the plugin (../index.ts). */
declare module '@generated/redirects/default/anchors.json' {
  /** New URLs by old ones, including the base path. */
  const anchors: Readonly<Record<string, string>>;
  export default anchors;
}
