import { renderMermaidSVG } from 'beautiful-mermaid';

const colours = `svg { --bg: #f4f5f2; --fg: #10191a; --muted: #465253; --line: #6b7777; --accent: #0b4f4a; }
  @media (prefers-color-scheme: dark) { svg { --bg: #0b1212; --fg: #eaf1ee; --muted: #b1bfbb; --line: #869692; --accent: #d8f53a; } }`;
const drawing = /<pre><code class="mermaid">([\s\S]*?)<\/code>[\s\S]*?<\/pre>/g;

const decoded = (html) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** A drawing in the colours of the scheme its page has, which fetches nothing. */
const svgOf = (text) =>
  renderMermaidSVG(text, {
    bg: '#fff',
    fg: '#000',
    font: 'system-ui',
    padding: 8,
  })
    .replace(/ style="[^"]*"/, '')
    .replace(/@import [^;]*;/, colours);

/** Puts drawings in the place of their texts, which stay beneath; `keep` answers the address of a drawing that it has kept. */
export const withDrawings = (html, keep) =>
  html.replaceAll(drawing, (_, text) => {
    const address = keep(svgOf(decoded(text)));
    return `<p><a href="${address}"><img src="${address}" alt="What the text beneath says, as a drawing: open it in full"></a></p>
<details><summary>The drawing as text</summary><pre tabindex="0"><code>${text}</code></pre></details>`;
  });
