/**
 * Fetches a text file of the site in the browser: a Markdown copy (previews of operations, actions of a page) or a page
 * with a summary.
 *
 * @throws Error with the URL and the status when the server responds with an error; TypeError without a connection
 */
export async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.text();
}
