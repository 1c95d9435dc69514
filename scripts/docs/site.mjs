import { copyFileSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DefaultTheme } from 'typedoc';
import { root } from '../steps.mjs';
import { withDrawings } from './drawings.mjs';
import { withSiteSearch } from './site-search.mjs';

const fromWeb = createRequire(new URL('../../packages/web/package.json', import.meta.url));
const font = 'geist-latin-wght-normal.woff2';

/** Where documents are in the tree, by where they are in the repository; the first that fits. */
const places = [
  ['Documents', 'docs/adr/README.md'],
  ['Guides', 'docs/guides/'],
  ['Decisions', 'docs/adr/'],
  ['Packages', 'packages/'],
  ['Other frontends', 'examples/'],
  ['Rules', 'rules/'],
  ['Documents', ''],
];
const folders = ['Guides', 'Documents', 'Packages', 'Other frontends', 'Rules', 'Decisions', 'Reference'];

const headingOf = (markdown) => /^# (.+)$/m.exec(markdown)?.[1].replaceAll('`', '');
const moduleName = (file) => `@connect/${file.replace(/\/src(?=\/|$)/, '')}`;

/** The way to a page through the tree: what is a page is never a folder, too. */
const wayTo = ({ file, title, isDocument }) => {
  if (isDocument) {
    const [place] = places.find(([, start]) => `${file}.md`.startsWith(start));
    return [place, ...(place === 'Rules' ? title.split(' › ') : [title])];
  }
  const [scope, name, ...inner] = title.split('/');
  return ['Reference', `${scope}/${name}`, ...(inner.length === 0 ? ['the package itself'] : inner)];
};

const treeOf = (pages) => {
  const tree = folders.map((text) => ({ text, children: [] }));
  for (const page of pages) {
    const way = wayTo(page);
    let at = tree;
    for (const text of way.slice(0, -1)) {
      let folder = at.find((entry) => entry.text === text && entry.children);
      if (!folder) at.push((folder = { text, children: [] }));
      at = folder.children;
    }
    at.push({ text: way.at(-1), path: page.path });
  }
  return tree;
};

/** What stands in each page of typedoc, and no strict policy runs: the same on all, so it is a file. */
const inlineScript = /<script>(.+?)<\/script>/s;
/** For filters, of which there are none here: even an empty one breaks the policy. */
const inlineStyle = 'document.head.appendChild(document.createElement("style"))';

const permalink = /<a [^>]*class="tsd-anchor-icon"[\s\S]*?<\/a>/g;

/** Headings as they are, told to be no deeper than one beneath that before them. */
const withoutGaps = (html) => {
  let before = 1;
  return html.replaceAll(/<h([1-6])(?=[ >])/g, (tag, level) => {
    const shallow = Math.min(level, before + 1);
    before = shallow;
    return shallow < level ? `${tag} aria-level="${shallow}"` : tag;
  });
};

/** A page that keeps to the portal's policy, and that one can walk through and scroll without a mouse. */
const finished = (html, base, keepDrawing) =>
  withDrawings(withoutGaps(html), (svg) => base + keepDrawing(svg))
    .replace(inlineScript, `<script src="${base}assets/start.js"></script>`)
    .replace('<div class="col-content">', '<div class="col-content" role="main">')
    .replace('<div class="page-menu">', '<div class="page-menu" role="complementary" aria-label="This page">')
    // What opens and closes something holds nothing else to click on.
    .replaceAll(/<summary[\s\S]*?<\/summary>/g, (summary) => summary.replaceAll(permalink, ''))
    // Code is shown, and not run.
    .replaceAll(/(href="[^"]*media\/[^"]+)\.html"/g, '$1.html.txt"')
    .replaceAll(/ style="text-align:(\w+)"/g, ' class="to-$1"')
    .replaceAll('<table>', '<div class="scrolled" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');

/** The site of this repository: pages by their headings, one tree of all, the portal's look and its policy. */
export const load = (app) => {
  const headings = new Map();
  const files = new Map();
  const drawings = [];
  let start = '';

  app.converter.on('createDocument', (_, document) => {
    headings.set(document, headingOf(document.content.map(({ text }) => text).join('')));
  });

  // Addresses are by files, and are made by now; what people read is not.
  app.renderer.on('beginRender', ({ project }) => {
    for (const page of project.childrenIncludingDocuments) {
      files.set(page, page.name);
      page.name = headings.get(page) ?? moduleName(page.name);
    }
  });

  app.renderer.on('endPage', (page) => {
    start ||= inlineScript.exec(page.contents)?.[1] ?? '';
    // A link that leads to no page is left as it was: to a file of whoever built the site.
    if (page.contents.includes(`href="${root}`)) throw new Error(`A link of ${page.url} leads to ${root}`);
    page.contents = finished(page.contents, '../'.repeat(page.url.split('/').length - 1), (svg) => {
      drawings.push(svg);
      return `assets/drawing-${drawings.length}.svg`;
    });
  });

  app.renderer.on('endRender', ({ outputDirectory }) => {
    const at = (file) => join(outputDirectory, file);
    writeFileSync(at('assets/start.js'), start);
    drawings.forEach((svg, index) => writeFileSync(at(`assets/drawing-${index + 1}.svg`), svg));
    copyFileSync(fromWeb.resolve(`@fontsource-variable/geist/files/${font}`), at(`assets/${font}`));
    for (const file of readdirSync(at('media')).filter((name) => name.endsWith('.html')))
      renameSync(at(`media/${file}`), at(`media/${file}.txt`));
    const program = readFileSync(at('assets/main.js'), 'utf8');
    if (!program.includes(inlineStyle)) throw new Error('typedoc has changed where it makes styles.');
    writeFileSync(
      at('assets/main.js'),
      withSiteSearch(program.replace(inlineStyle, 'document.createElement("style")')),
    );
  });

  class ConnectTheme extends DefaultTheme {
    buildNavigation(project) {
      const pages = project.childrenIncludingDocuments.map((page) => ({
        file: files.get(page),
        title: page.name,
        isDocument: page.isDocument(),
        path: this.router.getFullUrl(page),
      }));
      return treeOf(pages);
    }
  }
  app.renderer.defineTheme('connect', ConnectTheme);
};
