import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../../../../lib/parseHtml';
import {readArticle} from '../article';
import {stringifyMarkdown, toMarkdownTree} from '../toMarkdown';

const article = (html: string) =>
  `<nav>Menu</nav><article><div class="theme-doc-markdown markdown"><header><h1>T</h1></header>${html}</div></article>`;
const markdown = (html: string) =>
  stringifyMarkdown(
    toMarkdownTree(readArticle(parseHtml(article(html)), 'https://x.example/base/dir/page'))
      .children,
  );

describe('Markdown of built HTML', () => {
  it('leaves out title, buttons, tooltips, and anchors, and keeps the text of terms', () => {
    expect(
      markdown(
        '<h2 id=a>A<a href=#a class=hash-link>#</a></h2><p>A <span><a aria-describedby=t href=/g#share>share</a><span role=tooltip id=t>One part.</span></span>, <code>x</code><button>Copy x</button><span role=status></span>.',
      ),
    ).toBe('## A\n\nA share, `x`.');
  });

  it('makes URLs absolute, and removes links to the element around them', () => {
    expect(
      markdown(
        '<p><a href=/q#a>Q</a> <a href=../r>R</a> <a href=#s>S</a> <a href=#50%>50</a> <img src=/i.svg alt=I><ul><li id=p><a href=#p><code>p</code></a> string',
      ),
    ).toBe(
      '[Q](https://x.example/q#a) [R](https://x.example/base/r) [S](https://x.example/base/dir/page#s) [50](https://x.example/base/dir/page#50%) ![I](https://x.example/i.svg)\n\n- `p` string',
    );
  });

  it('keeps only the text of a target of links', () => {
    expect(markdown('<p><a id=a></a>One <a name=b>two</a>')).toBe('One two');
  });

  it('keeps only the alternative text of a picture with a data: URL', () => {
    expect(
      markdown('<p>See <img src=data:image/png;base64,AAAA alt=I><img src=data:,x> and</p>'),
    ).toBe('See ![I]() and');
  });

  it('shows the labels of tabs, and the panels that are hidden on the page', () => {
    expect(
      markdown(
        '<div class="theme-tabs-container"><ul role=tablist><li role=tab>One<li role=tab>Two</ul><div><div role=tabpanel><p>First</div><div role=tabpanel hidden><p>Second</div></div></div>',
      ),
    ).toBe('**One**\n\nFirst\n\n**Two**\n\nSecond');
  });

  it('keeps superscripts and subscripts, in cells too', () => {
    expect(markdown('<p>2<sup>32</sup> bytes of CO<sub>2</sub>')).toBe(
      '2<sup>32</sup> bytes of CO<sub>2</sub>',
    );
    expect(
      markdown('<table><tr><th>Power<th>Code<tr><td>2<sup>53</sup><td><code>a|b</code></table>'),
    ).toBe('| Power | Code |\n| - | - |\n| 2<sup>53</sup> | `a\\|b` |');
  });

  it('keeps footnotes', () => {
    expect(
      markdown(
        '<p>Text<sup><a href=#user-content-fn-note id=user-content-fnref-note data-footnote-ref>1</a></sup><section data-footnotes class=footnotes><h2 class="anchor" id=footnote-label>Footnotes</h2><ol><li id=user-content-fn-note><p>A note. <a href=#user-content-fnref-note data-footnote-backref>↩</a></p></ol></section>',
      ),
    ).toBe('Text[^note]\n\n[^note]: A note.');
  });

  it('keeps code byte by byte, with its language and title', () => {
    expect(
      markdown(
        '<div class="theme-code-block"><div><span>a.ts</span><a href=/a.ts.txt>Whole file</a></div><pre><code class="language-ts x"><span class=k>if</span> (a &lt; b) {\n\n  `c`;\n}\n</code></pre><button>Copy code</button></div>',
      ),
    ).toBe('```ts title="a.ts"\nif (a < b) {\n\n  `c`;\n}\n```');
    // In the stock theme's block, lines and line breaks are elements.
    expect(
      markdown(
        '<div class="language-js theme-code-block"><div><pre><code><span class=token-line>a();<br></span><span class=token-line>b();<br></span></code></pre></div></div>',
      ),
    ).toBe('```js\na();\nb();\n```');
  });

  it('quotes admonitions, and shows the summary of details in bold', () => {
    expect(
      markdown(
        '<div class="theme-admonition"><div><span><svg></svg></span>Mind</div><div><p>The gap.</p></div></div><details><summary>In words</summary><div><p>A leads to B.</div></details>',
      ),
    ).toBe('> **Mind**\n>\n> The gap.\n\n**In words**\n\nA leads to B.');
  });

  it('keeps a heading in the summary of details', () => {
    expect(
      markdown('<details><summary><h3 id=200>200 OK</h3></summary><p>The models.</details>'),
    ).toBe('### 200 OK\n\nThe models.');
  });

  it('shows a picture with two color modes once', () => {
    expect(
      markdown(
        '<p><img class="themedComponent--light_a" src=/l.svg alt="A leads to B"><img class="themedComponent--dark_a" src=/d.svg alt="A leads to B">',
      ),
    ).toBe('![A leads to B](https://x.example/l.svg)');
  });

  it('keeps captions of tables, and reduces blocks in cells to their text', () => {
    expect(
      markdown(
        '<table><caption>All of it</caption><thead><tr><th>K<tbody><tr><td><code>a</code><br>b<br>c<ul><li>one<li>two</ul><pre>d\n e</pre></table>',
      ),
    ).toBe('All of it\n\n| K |\n| - |\n| `a` b c one two `d` ` e` |');
  });

  it('moves spaces out of emphasis', () => {
    expect(markdown('<p>a<strong> · b </strong>c')).toBe('a **· b** c');
  });

  it('throws an error for a page without an article', () => {
    expect(() => readArticle(parseHtml('<article></article>'), 'https://x.example/p')).toThrow(
      'https://x.example/p: the built page has neither an element with the class theme-doc-markdown nor a <main>.',
    );
  });
});
