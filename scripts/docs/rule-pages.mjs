import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

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

/** The decision records that a comment cites, as `ADR 8` or by their files: the heading of each, and a link to it. */
const recordsIn = (code, docs, at) => {
  const numbers = [...code.matchAll(/\bADR (\d+)|docs\/adr\/(\d+)-/g)].map(([, one, other]) => Number(one ?? other));
  return readdirSync(join(docs, 'adr'))
    .filter((file) => numbers.includes(Number.parseInt(file, 10)))
    .map((file) => {
      const title = /^# (.+)$/m.exec(readFileSync(join(docs, 'adr', file), 'utf8'))?.[1];
      return `## Decision record: ${title}\n\n[docs/adr/${file}](${at}/adr/${file})\n`;
    });
};

const fenced = (code) => `\`\`\`\`ts\n${code.trimEnd()}\n\`\`\`\`\n`;
/**
 * Tests in a file: the title of each after that of the group it stands in, its text up to the next one (a long title stands on a line of its own), and whether it is a
 * law, which any value is tried on.
 */
const testsIn = (tests) => {
  const found = [...tests.matchAll(/(?<=\(\s*)(['"`])((?:\\.|(?!\1)[^\\])+ (?:\\.|(?!\1)[^\\])+)\1,\s+(?:async )?\(/g)];
  let group = '';
  return found.flatMap(({ index, 2: title }, at) => {
    const before = tests.slice(0, index);
    if (/\bdescribe(\.\w+)*\(\s*$/.test(before)) {
      group = `${title}: `;
      return [];
    }
    const [start] = [...before.matchAll(/^ *\w*test(?:\.\w+)*\(/gim)].at(-1) ?? [''];
    const text = tests.slice(index, found[at + 1]?.index);
    return [{ title: start.startsWith(' ') ? group + title : title, text, isLaw: start.endsWith('.prop(') }];
  });
};
/** What tests say of a rule, as their titles have it. */
const titlesOf = (tests) =>
  tests.map(({ title }) => `- ${title.replaceAll(/\\(.)/g, '$1').replaceAll(/[<>|*_[\]]/g, '\\$&')}`).join('\n');

const held = (file) => {
  if (!existsSync(file)) return [];
  const tests = readFileSync(file, 'utf8');
  return [`${titlesOf(testsIn(tests))}\n\n${fenced(tests)}`];
};

/** A rule answers something, or is held by a test: what has types, limits and lists alone is in the reference. */
const isRule = (file) =>
  ['property.test.ts', 'test.ts'].some((ending) => existsSync(file.replace(/ts$/, ending))) ||
  /^export const (?:(?!\n\S)[^])*=>/m.test(readFileSync(file, 'utf8').replaceAll(/\n(?=[)\]}])/g, ' '));

/** Files with laws of all packages, with what each imports: a name, and the file it is from. */
const lawsOf = (packages) =>
  readdirSync(packages)
    .map((name) => join(packages, name, 'src'))
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.test.ts'))
        .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]),
    )
    .toSorted()
    .map(([file, text]) => {
      const imported = [...text.matchAll(/^import \{([^}]*)\} from '([^']+)';/gm)].flatMap(([, names, from]) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => [
            name.split(' as ').at(-1),
            from.startsWith('.')
              ? resolve(dirname(file), from)
              : `${from.replace(/^@connect\/core\//, `${join(packages, 'core/src')}/`)}.ts`,
          ]),
      );
      return { file, laws: testsIn(text).filter(({ isLaw }) => isLaw || file.endsWith('.property.test.ts')), imported };
    });

/** The laws in a file that name what it imports of a rule. */
const lawsThatName = (rule, { laws, imported }) => {
  const names = imported.filter(([, from]) => from === rule).map(([name]) => name);
  const named = new RegExp(String.raw`\b(?:${names.join('|')})\b`);
  return names.length === 0 ? [] : laws.filter(({ text }) => named.test(text));
};

/**
 * Writes a page for each rule of the core, which is a file that exports a function: what it cites of the specification and its decisions, the code, and what it
 * is held by, wherever that stands. Answers how many there are.
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
    .filter((file) => isRule(join(domain, file)))
    .map((file) => file.slice(0, -'.ts'.length).replaceAll('\\', '/'));
  const all = lawsOf(join(root, 'packages'));
  const pages = rules.toSorted().map((rule) => {
    const code = readFileSync(join(domain, `${rule}.ts`), 'utf8');
    const cited = sections.flatMap(([document, parts]) =>
      [...citedIn(code, document)].flatMap((anchor) => parts.get(anchor) ?? []),
    );
    const records = recordsIn(code, join(root, 'docs'), from('docs'));
    const own = join(domain, `${rule}.property.test.ts`);
    const others = all
      .filter(({ file }) => file !== own)
      .map((each) => [each.file, lawsThatName(join(domain, `${rule}.ts`), each)])
      .filter(([, laws]) => laws.length > 0)
      .map(([file, laws]) => `In \`${relative(root, file).replaceAll('\\', '/')}\`:\n\n${titlesOf(laws)}\n`);
    const parts = { 'Its laws': [...held(own), ...others], Examples: held(join(domain, `${rule}.test.ts`)) };
    const tests = Object.entries(parts).flatMap(([heading, texts]) =>
      texts.length > 0 ? [`## ${heading}`, ...texts] : [],
    );
    const reference = `In the reference: [@connect/core/domain/${rule}](${from(`packages/core/src/domain/${rule}.ts`)})`;
    const text = [
      `# ${rule.split('/').join(' › ')}`,
      reference,
      ...cited,
      ...records,
      `## Code\n\n${fenced(code)}`,
      ...tests,
    ];
    return [rule, `---\ntitle: rules/${rule}\n---\n\n${text.join('\n\n')}`];
  });
  for (const [rule, text] of pages) writeFileSync(join(folder, `${rule.replaceAll('/', '_')}.md`), text);
  return pages.length;
};
