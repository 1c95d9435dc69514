import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

/** A place that says where something stands, and what is wrong with it. */
export interface BrokenCitation {
  /** From the root of the repository, with the line: `docs/glossary.md:12`. */
  readonly at: string;
  readonly cited: string;
}

/** The documents whose headings are cited, by the words that they are cited with. */
const documents: Readonly<Record<string, string>> = {
  specification: 'docs/specification.md',
  decisions: 'docs/decisions.md',
  'search protocol': 'docs/search-protocol.md',
};

/** A heading's anchor as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** The anchors of a Markdown text. */
export const anchorsOf = (markdown: string): ReadonlySet<string> =>
  new Set([...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

// `specification §list-paging, §list-rows`: one document, several headings; the words may stand at the end of the line before.
const cited = /\b(specification|decisions|search protocol)([\s*/]+\u00a7[\w-]+(?:(?:,| and)[\s*/]+\u00a7[\w-]+)*)/gi;
// What stands between two words of a sentence, at the end of a comment's line, too.
const gap = String.raw`[\s*/]+`;
// The forms that were used when these documents were not in the repository, and others that lead nowhere: by a number, by another name.
const former = new RegExp(
  String.raw`\bdecisions?${gap}\d+\b|\bsearch[ -]contract\b|\bspec(?:ification)?[.,:]?${gap}\d|\bspec\.md\b|\bsections?${gap}\d`,
  'gi',
);
// A sign that belongs to no document, with a space after it, too; not the character alone, as a text of its own.
const stray = /\u00a7(?!(?<='\u00a7)')[ \t]*[\w.-]*/g;
// `ADR 1`, `ADR-0001`, `ADRs 1, 2 and 3`, `decision record 1`, `docs/adr/0001`.
const adr = new RegExp(
  String.raw`\b(?:ADRs?|decision${gap}records?)(?:[\s*/#-]|no\.)*(\d{1,4}\b(?:(?:[\s*/,#-]|and|or|to)+\d{1,4}\b)*)`,
  'gi',
);
// A path from the root, wherever it stands; decision records by their number alone are looked up as such.
const rootPath = /(?<![\w./-])docs\/(?!adr\/\d+\b(?!-))[\w./-]*\w(?:#([\w-]+))?/g;
const link = /\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g;

// A file that a text names: by its name alone, so that a folder may be moved without a word here.
const file = /`(?![./])[\w./-]+\.(?:ts|tsx|mjs|json)`/g;

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The repository as far as citations lead into it. */
export interface Library {
  /** Whether there is such a file or folder, from the root. */
  has(path: string): boolean;
  /** Anchors of a Markdown file's headings. */
  anchors(path: string): ReadonlySet<string>;
  hasAdr(number: number): boolean;
  /** Whether a file of that name is anywhere. */
  hasName(name: string): boolean;
}

/** What a file cites that is not there: headings and paths of the documents, decision records and, in Markdown, links and files. */
export const brokenCitations = (path: string, text: string, library: Library): readonly BrokenCitation[] => {
  const broken = (index: number, what: string): BrokenCitation => ({
    at: `${path}:${lineOf(text, index)}`,
    cited: what,
  });
  const headings = [...text.matchAll(cited)].flatMap(({ 1: name = '', 2: list = '', index }) => {
    const document = documents[name.toLowerCase()] ?? '';
    const anchors = library.anchors(document);
    return [...list.matchAll(/\u00a7([\w-]+)/g)].flatMap(([, anchor = '']) =>
      anchors.has(anchor) ? [] : [broken(index, `${document} has no heading ${anchor}`)],
    );
  });
  const rest = text.replace(cited, (all) => ' '.repeat(all.length));
  const strays = [...rest.matchAll(stray)].map(({ 0: found, index }) => broken(index, `${found} is of no document`));
  const strangers = [...text.matchAll(former)].map(({ 0: found, index }) => broken(index, `"${found}" is no citation`));
  const records = [...text.matchAll(adr)].flatMap(({ 1: list = '', index }) =>
    [...list.matchAll(/\d+/g)].flatMap(([number]) =>
      library.hasAdr(Number(number)) ? [] : [broken(index, `there is no ADR ${number}`)],
    ),
  );
  const target = (to: string, anchor: string | undefined, index: number): readonly BrokenCitation[] => {
    if (!library.has(to)) return [broken(index, `there is no ${to}`)];
    if (anchor === undefined || !to.endsWith('.md') || library.anchors(to).has(anchor)) return [];
    return [broken(index, `${to} has no heading #${anchor}`)];
  };
  const paths = [...text.matchAll(rootPath)].flatMap(({ 0: found, 1: anchor, index }) =>
    target(found.replace(/#.*/, ''), anchor, index),
  );
  const all = [...headings, ...strays, ...strangers, ...records, ...paths];
  if (!path.endsWith('.md')) return all;
  const links = [...text.matchAll(link)].flatMap(({ 1: to = '', 2: anchor, index }) =>
    target(to === '' ? path : normalize(join(dirname(path), to)), anchor, index),
  );
  const files = [...text.matchAll(file)].flatMap(({ 0: quoted, index }) => {
    const name = basename(quoted.slice(1, -1));
    return library.hasName(name) ? [] : [broken(index, `there is no file ${name}`)];
  });
  return [...all, ...links, ...files];
};

/** The files of the repository at `root` that Git knows, or would. */
export const trackedFiles = (root: string): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)));

/** Those that somebody writes: all but what programs made. */
export const citingFiles = (root: string): readonly string[] =>
  trackedFiles(root).filter((path) => !/\.(?:png|jpg|svg|json|jsonl|po)$|pnpm-lock\.yaml$/.test(path));

/** The repository at `root`. */
export const libraryAt = (root: string): Library => {
  const tracked = trackedFiles(root);
  const names = new Set(tracked.map((path) => basename(path)));
  const records = new Set(tracked.flatMap((path) => /^docs\/adr\/(\d+)-/.exec(path)?.[1] ?? []).map(Number));
  const read = new Map<string, ReadonlySet<string>>();
  const anchors = (path: string): ReadonlySet<string> => {
    const known = read.get(path) ?? anchorsOf(readFileSync(join(root, path), 'utf8'));
    read.set(path, known);
    return known;
  };
  return {
    has: (path) => existsSync(join(root, path)),
    anchors,
    hasAdr: (number) => records.has(number),
    hasName: (name) => names.has(name),
  };
};
