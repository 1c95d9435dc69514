import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const parse = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Statements of a file of declarations, without what is said about them. */
const statementsOf = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(/^(?=[^\s)\]}>])/m)
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim());

const declaration =
  /^(?:export )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum) (?<name>\w+)/;
const passedOn = /^export (?:type )?\* from '(?<from>\.[^']+)'/;
const listed = /^export (?:type )?\{(?<names>[^}]*)\}(?: from '(?<from>\.[^']+)')?/;

/** What a file of declarations exports, those of the files that it passes on among them: each name with how it is declared. */
const exportsOf = (path: string): ReadonlyMap<string, string> => {
  const statements = statementsOf(path);
  const beside = (from: string): string => join(dirname(path), from.replace(/\.[jt]s$/, '.d.ts'));
  const declared = (isMeant: (statement: string) => boolean): Map<string, string> => {
    const found = new Map<string, string>();
    for (const statement of statements.filter(isMeant)) {
      const name = declaration.exec(statement)?.groups?.['name'];
      // Overloads are declared one by one.
      if (name !== undefined) found.set(name, (found.get(name) ?? '') + statement);
    }
    return found;
  };
  const found = declared((statement) => statement.startsWith('export '));
  for (const statement of statements) {
    const from = passedOn.exec(statement)?.groups?.['from'];
    if (from !== undefined) for (const [name, how] of exportsOf(beside(from))) found.set(name, how);
    const list = listed.exec(statement)?.groups;
    const source = list?.['from'] === undefined ? declared(() => true) : exportsOf(beside(list['from']));
    for (const [, inner = '', outer] of (list?.['names'] ?? '').matchAll(/(\w+)(?: as (\w+))?(?=\s*(?:,|$))/g))
      found.set(outer ?? inner, source.get(inner) ?? '');
  }
  return found;
};

const markOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

const byName = (a: string, b: string): number => (a < b ? -1 : 1);

/** The files that paths such as `./domain/*` give, as they are imported: those of sources that there are, whatever an earlier build left; helpers of tests are not built for others. */
const filesOf = (folder: string, paths: unknown): readonly (readonly [string, string])[] =>
  Object.entries<unknown>(Object(paths)).flatMap(([path, to]) => {
    const target = (name: string): string => String(Reflect.get(Object(to), name) ?? '');
    const [before, after] = target('@connect/source').split('*');
    if (before === undefined || after === undefined) return [];
    return readdirSync(join(folder, before), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(after) && !/^(index|testing\/.*|.*\.test)\./.test(file))
      .map((file) => file.slice(0, -after.length))
      .map((file) => [path.slice(1).replace('*', file), join(folder, target('types').replace('*', file))] as const);
  });

/**
 * What the published packages promise to others, one line each: the paths they are imported by, of their roots each name with a mark of how it
 * is declared, and of each file below them its names: `@connect/core/domain/*`, `@connect/core paginator 0a1b2c3d`,
 * `@connect/core/domain/result ok refused`. They must have been compiled.
 */
export const promised = (packages: string, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const folder = join(packages, name);
    const paths: unknown = Reflect.get(Object(parse(join(folder, 'package.json'))), 'exports');
    const exported = [...exportsOf(join(folder, 'dist/index.d.ts'))].toSorted(([a], [b]) => byName(a, b));
    const below = filesOf(folder, paths).map(([path, file]) =>
      [`@connect/${name}${path}`, ...[...exportsOf(file).keys()].toSorted(byName)].join(' '),
    );
    return [
      ...Object.keys(Object(paths)).map((path) => `@connect/${name}${path.slice(1)}`),
      ...exported.map(([each, how]) => `@connect/${name} ${each} ${markOf(how)}`),
      ...[...new Set(below)].toSorted(byName),
    ];
  });

/** Whether the last change of the promise comes with a changeset that is new or says more, or in a version that is made of them. */
export const isAnnounced = (project: string): boolean => {
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: project, encoding: 'utf8' });
  // Lines that were written, and no file that has another name or a blank line more.
  const written = ['--numstat', '-M', '-w', '--ignore-blank-lines'];
  const fresh = git('ls-files', '--others', '--exclude-standard').replaceAll(/^(?=.)/gm, '1\t0\t');
  const open = git('diff', ...written, 'HEAD') + fresh;
  const last = git('log', '-1', '--format=%H', '--', 'docs/exports.txt').trim();
  const isOpen = last === '' || /\tdocs\/exports\.txt$/m.test(open);
  const together = isOpen ? open : open + git('show', ...written, '--format=', last);
  return /^[1-9]\d*\t\d+\t(\.changeset\/[^{}]+\.md|(packages\/[^/]+\/)?CHANGELOG\.md)$/m.test(together);
};
