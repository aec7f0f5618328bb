/** Fetches a text file. @throws Error with the URL and the status when the server does not have it */
export async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.text();
}
