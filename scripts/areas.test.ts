import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '..');

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which files of a folder import which, types as well; what tests alone are made of is left out. */
const importsOf = (folder: string): Graph => {
  const isMeant = (path: string): boolean => !/\.test\.tsx?$|\.gen\.ts$|\/testing\//.test(path);
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
    (path) => /\.tsx?$/.test(path) && isMeant(`/${path}`),
  );
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const named = [...text.matchAll(/(?:from |import\(|^import )'(\.[^']+)'/gm)].map(([, path = '']) =>
        relative(folder, resolve(folder, dirname(file), path)),
      );
      return [file, new Set(named.filter((path) => known.has(path)))];
    }),
  );
};

/** The same by folder of the first level; files beside the folders are everybody's. */
const foldersOf = (imports: Graph): Graph => {
  const folders = new Map<string, Set<string>>();
  const folderOf = (file: string): string | null => (file.includes('/') ? (file.split('/')[0] ?? null) : null);
  for (const [file, named] of imports)
    for (const path of named) {
      const [from, to] = [folderOf(file), folderOf(path)];
      if (from === null || to === null || from === to) continue;
      folders.set(from, (folders.get(from) ?? new Set()).add(to));
    }
  return folders;
};

/** The first way found that leads back to where it began; null for none. */
const circleOf = (graph: Graph): readonly string[] | null => {
  const done = new Set<string>();
  const from = (node: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of graph.get(node) ?? []) {
      const circle = from(next, [...way, node]);
      if (circle) return circle;
    }
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const circle = from(node, []);
    if (circle) return circle;
  }
  return null;
};

const graph = (edges: Readonly<Record<string, readonly string[]>>): Graph =>
  new Map(Object.entries(edges).map(([node, next]) => [node, new Set(next)]));

describe('what imports what', () => {
  test('a circle is found, however long, and none where there is none', () => {
    expect(circleOf(graph({ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }))).toEqual(['b', 'd', 'b']);
    expect(circleOf(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeNull();
    const files = graph({ 'auth/a.ts': ['mail/b.ts'], 'mail/c.ts': ['auth/d.ts'], 'portal.ts': ['auth/a.ts'] });
    expect(circleOf(foldersOf(files))).toEqual(['auth', 'mail', 'auth']);
  });

  test('areas of the server reach each other in one direction', () => {
    const folders = foldersOf(importsOf(join(project, 'packages/server/src')));
    expect(folders.size).toBeGreaterThan(15);
    expect(circleOf(folders)).toBeNull();
  });

  const server = join(project, 'packages/server/src');
  const rooms = ['application', 'database', 'http', 'mail', 'pdf', 'search'];
  const files = readdirSync(server, { encoding: 'utf8', recursive: true }).filter(
    (path) => path.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\//.test(path),
  );
  const areas = [...new Set(files.flatMap((path) => /^([^/]+)\/application\//.exec(path)?.[1] ?? []))];

  test('an area of the server has its rooms, and nothing beside them', () => {
    expect(areas.length).toBeGreaterThan(12);
    const strays = files.filter((path) => {
      const [area = '', room = ''] = path.split('/');
      return areas.includes(area) && !rooms.includes(room);
    });
    expect(strays).toEqual([]);
  });

  test('only rooms for the database know its library, and no others write SQL', () => {
    const withSql = files.filter((path) => {
      const text = readFileSync(join(server, path), 'utf8');
      return /from 'kysely|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text);
    });
    expect(withSql.length).toBeGreaterThan(30);
    // The demo is put into the database as it is made.
    expect(withSql.filter((path) => !/(?:^|\/)database\/|^demo\//.test(path))).toEqual([]);
  });

  test('use cases import no other room, and areas reach each other by use cases alone', () => {
    const roomOf = (path: string): string => path.split('/')[1] ?? '';
    const wrong = [...importsOf(server)].flatMap(([file, named]) => {
      const area = file.split('/')[0] ?? '';
      if (!areas.includes(area)) return [];
      return (
        [...named]
          .filter((path) => areas.includes(path.split('/')[0] ?? '') && roomOf(path) !== 'application')
          // Conditions of SQL are another room's for the database to share.
          .filter((path) => roomOf(file) !== roomOf(path))
          .map((path) => `${file} imports ${path}`)
      );
    });
    expect(wrong).toEqual([]);
  });

  test.each(['server', 'search-service', 'demo', 'core', 'contract', 'adapters-http', 'adapters-storage', 'web'])(
    'no files of %s import each other, not even for types',
    (name) => {
      const imports = importsOf(join(project, `packages/${name}/src`));
      expect(imports.size).toBeGreaterThan(10);
      expect(circleOf(imports)).toBeNull();
    },
  );
});
