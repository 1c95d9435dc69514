import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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

/**
 * What the published packages promise to others, one line each: the paths they are imported by, and of their roots each name with a mark of how it
 * is declared: `@connect/core/domain/*`, `@connect/core paginator 0a1b2c3d`. They must have been compiled.
 */
export const promised = (packages: string, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const paths: unknown = Reflect.get(Object(parse(join(packages, name, 'package.json'))), 'exports');
    const exported = [...exportsOf(join(packages, name, 'dist/index.d.ts'))].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return [
      ...Object.keys(Object(paths)).map((path) => `@connect/${name}${path.slice(1)}`),
      ...exported.map(([each, how]) => `@connect/${name} ${each} ${markOf(how)}`),
    ];
  });
