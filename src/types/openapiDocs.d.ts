/** What src/capabilities/api-reference/node/openApiDocs.ts calls of docusaurus-plugin-openapi-docs, whose own types leave it out. */
declare module 'docusaurus-plugin-openapi-docs/lib/index.js' {
  export default function pluginOpenAPIDocs(
    context: {readonly siteDir: string; readonly siteConfig: object},
    options: object,
  ): {extendCli(cli: object): void};
}
