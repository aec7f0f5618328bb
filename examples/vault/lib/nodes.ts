// #region nodes
/** A nilDB node: its address and its DID. */
export interface Node {
  readonly url: string;
  readonly did: string;
}

const localSandbox = 'http://localhost:9181,http://localhost:9182,http://localhost:9183';

/** The nodes of the cluster, in one fixed order. Each reports its own DID. */
export async function findNodes(): Promise<Node[]> {
  const urls = (process.env.NODE_URLS ?? localSandbox).split(',');
  return Promise.all(
    urls.map(async (url) => {
      const response = await fetch(`${url}/about`, {signal: AbortSignal.timeout(60_000)});
      if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
      const {did} = (await response.json()) as {did: string};
      return {url, did};
    }),
  );
}
// #endregion nodes
