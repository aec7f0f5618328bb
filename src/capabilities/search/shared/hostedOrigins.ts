/** The hosted search as far as its addresses go. */
export interface HostedAddresses {
  readonly appId: string;
  readonly hosts?: readonly {
    readonly url: string;
    readonly protocol: 'http' | 'https';
    readonly port?: number;
  }[];
}

/** Hosts that the search client asks: the configured ones, else the service's own for the application. */
export function hostedOrigins({appId, hosts}: HostedAddresses): readonly string[] {
  if (hosts !== undefined) {
    return hosts.map(
      ({url, protocol, port}) => `${protocol}://${url}${port === undefined ? '' : `:${port}`}`,
    );
  }
  const app = appId.toLowerCase();
  return [
    `https://${app}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`),
  ];
}
