import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The anchor of a heading. */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** Links lead on from where they stood in `docs`, those within their document among them. */
const linksFrom = (at, file, markdown) =>
  markdown.replaceAll(
    /\]\((?!https?:|mailto:)([^)]+)\)/g,
    (_, to) => `](${at}/${to.startsWith('#') ? file : ''}${to})`,
  );

/** What stands under each heading of a document, by its anchor. */
const sectionsOf = (docs, at, name) => {
  const file = `${name.toLowerCase()}.md`;
  return new Map(
    linksFrom(at, file, readFileSync(join(docs, file), 'utf8'))
      .split(/^(?=#{2,6} )/m)
      .slice(1)
      .map((section) => {
        const [heading = '', ...text] = section.split('\n');
        const title = heading.replace(/^#+ /, '').trim();
        return [anchorOf(title), `## ${name}: ${title}\n\n${text.join('\n').trim()}\n`];
      }),
  );
};

/** The anchors that a comment cites of a document: a list of anchors after its name. */
const citedIn = (code, document) => {
  const lists = code.matchAll(new RegExp(String.raw`${document}((?:(?:,| and)?[\s*/]+\u00a7[\w-]+)+)`, 'g'));
  return new Set([...lists].flatMap(([, list]) => [...list.matchAll(/\u00a7([\w-]+)/g)].map(([, anchor]) => anchor)));
};

const fenced = (code) => `\`\`\`\`ts\n${code.trimEnd()}\n\`\`\`\`\n`;
/** What tests say of a rule, as their titles have it. */
const titlesOf = (tests) =>
  [...tests.matchAll(/(?<=\()(['"`])((?:\\.|(?!\1)[^\\])+ (?:\\.|(?!\1)[^\\])+)\1, (?:async )?\(/g)]
    .map(([, , title]) => `- ${title.replaceAll(/\\(.)/g, '$1').replaceAll(/[<>|*_[\]]/g, '\\$&')}`)
    .join('\n');

const held = (file, heading) => {
  if (!existsSync(file)) return [];
  const tests = readFileSync(file, 'utf8');
  return [`## ${heading}\n\n${titlesOf(tests)}\n\n${fenced(tests)}`];
};

/**
 * Writes a page for each rule of the core: what it cites of the specification and its decisions, the code, and what it
 * is held by. Answers how many there are.
 */
export const writeRulePages = (root, folder) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // From a page: what is below the builder's own root, the site does not find.
  const from = (path) => relative(folder, join(root, path)).replaceAll('\\', '/');
  const sections = ['Specification', 'Decisions'].map((name) => [
    name.toLowerCase(),
    sectionsOf(join(root, 'docs'), from('docs'), name),
  ]);
  const domain = join(root, 'packages/core/src/domain');
  const rules = readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => file.slice(0, -'.ts'.length).replaceAll('\\', '/'));
  const pages = rules.toSorted().map((rule) => {
    const code = readFileSync(join(domain, `${rule}.ts`), 'utf8');
    const cited = sections.flatMap(([document, parts]) =>
      [...citedIn(code, document)].flatMap((anchor) => parts.get(anchor) ?? []),
    );
    const tests = [
      ...held(join(domain, `${rule}.property.test.ts`), 'Its laws'),
      ...held(join(domain, `${rule}.test.ts`), 'Examples'),
    ];
    const reference = `In the reference: [@connect/core/domain/${rule}](${from(`packages/core/src/domain/${rule}.ts`)})`;
    const text = [`# ${rule.split('/').join(' › ')}`, reference, ...cited, `## Code\n\n${fenced(code)}`, ...tests];
    return [rule, `---\ntitle: rules/${rule}\n---\n\n${text.join('\n\n')}`];
  });
  for (const [rule, text] of pages) writeFileSync(join(folder, `${rule.replaceAll('/', '_')}.md`), text);
  return pages.length;
};
