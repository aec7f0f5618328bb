/** Fetches a text of the site; nothing is fetched before it is asked for. */
export async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.text();
}
