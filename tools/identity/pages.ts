/** The pages that are photographed. */

/** The logo, as large as the window. */
export const iconPage = (logo: string): string =>
  `<!doctype html><style>body{margin:0}svg{display:block;inline-size:100vw;block-size:100vh}</style>${logo}`;

/** Name, claim, and the figure of the home page: one value in three shares. */
export const socialPage = (
  logo: string,
  fontInBase64: string,
  name: string,
  secret: number,
  shares: readonly number[],
): string => `<!doctype html>
<style>
  @font-face { font-family: Geist; font-weight: 100 900; src: url(data:font/woff2;base64,${fontInBase64}); }
  * { box-sizing: border-box; margin: 0; }
  body { display: grid; grid-template-columns: 1fr 380px; gap: 64px; align-content: space-between;
    block-size: 630px; padding: 72px; color: #e8eaf0; background: #0c0e13; font-family: Geist; }
  header { display: flex; grid-column: 1 / -1; gap: 20px; align-items: center; font-size: 38px; font-weight: 600; }
  header svg { inline-size: 60px; block-size: 60px; }
  h1 { align-self: end; font-size: 76px; font-weight: 600; line-height: 1.08; letter-spacing: -0.04em; }
  p { margin-block-start: 28px; font-size: 28px; color: #a1a8b7; }
  ol { display: grid; align-content: end; gap: 14px; padding: 0; list-style: none; font-size: 26px; }
  li { display: flex; justify-content: space-between; padding: 20px 24px; color: #6fdcc0;
    background: #13161d; border: 1px solid #242832; border-radius: 12px; }
  li span { color: #a1a8b7; }
  li:first-child { color: #a3b4ff; border-color: #a3b4ff; }
</style>
<header>${logo}${name} developer documentation</header>
<div><h1>Build on data that stays encrypted</h1><p>Store, query and compute on private data</p></div>
<ol>
  <li><span>salary</span>${secret}</li>
  ${shares.map((share, index) => `<li><span>Node ${index + 1}</span>${share}</li>`).join('')}
</ol>`;
