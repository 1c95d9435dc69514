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

/** Files of the server that ask another one, and so look at what it answers. */
const asksOthers: ReadonlySet<string> = new Set(['indexing/search/missing.ts', 'webhooks/sending/post.ts']);

/** Whether a text has the status of a response in it, by its number or by what knows it. */
const namesStatus = (text: string): boolean =>
  /\bstatusOf\b|\bstatus(?:Code)?\b[^\n;]{0,12}\b[1-5]\d\d\b|=> [1-5]\d\d\b/.test(text) ||
  /\.(?:html|json|text|body)\([^\n]*, [1-5]\d\d[,)]/.test(text);

/** Whether a text is about the response to a request; a document's status is another thing. */
const knowsTransport = (text: string): boolean =>
  /\b(?:Response|statusOf|statusCode)\b|\.status\b|\{ status \}|\bstatus: (?:number|[1-5]\d\d)\b/.test(text);

/** Whether what a file decides follows from what it is given. */
const isPure = (text: string): boolean =>
  !/\b(?:async|await|Promise|setTimeout|process)\b|\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b/.test(text);

/** The tables that a text of a room for the database writes, of those that there are. */
const tablesWritten = (text: string, tables: ReadonlySet<string>): readonly string[] =>
  [...text.matchAll(/\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)|\b(?:insert into|update|delete from) (\w+)/g)]
    .map(([, named = '', inSql = '']) => named || inSql)
    .filter((name) => tables.has(name));

/**
 * The tables that more than one area writes (ADR 38), and those areas. Whoever needs another's rows asks its use case: the list gets shorter,
 * and never longer.
 */
const writtenByMany: Readonly<Record<string, readonly string[]>> = {
  activity: ['auth', 'operator', 'users'],
  audit_log: ['integration', 'staff'],
  brand_categories: ['integration', 'staff-sign-in'],
  contact_messages: ['contact', 'operator'],
  customer_contacts: ['integration', 'operator'],
  customer_notes: ['operator', 'staff'],
  customers: ['administration', 'integration', 'ordering', 'users'],
  events: ['events', 'operator'],
  integration_refusals: ['integration', 'operator'],
  integration_runs: ['integration', 'operator'],
  invitations: ['auth', 'integration', 'operator', 'users'],
  items: ['integration', 'ordering'],
  mail_jobs: ['integration', 'outbox'],
  mailbox: ['integration', 'operator'],
  order_decisions: ['operator', 'ordering'],
  orders: ['documents', 'operator', 'ordering'],
  passkey_challenges: ['auth', 'staff-sign-in'],
  passkeys: ['auth', 'staff-sign-in'],
  password_resets: ['auth', 'users'],
  portal_orders: ['integration', 'operator', 'ordering'],
  recovery_codes: ['auth', 'users'],
  regional_products: ['integration', 'products'],
  second_factors: ['auth', 'users'],
  security_events: ['auth', 'users'],
  sessions: ['auth', 'integration', 'staff', 'staff-sign-in', 'users'],
  sign_offs: ['operator', 'products'],
  users: ['auth', 'integration', 'operator', 'staff', 'staff-sign-in', 'users'],
};

/** Rooms of an area, and those of its own area that each may import. */
const ownRooms: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  application: ['domain'],
  database: ['domain', 'application'],
  http: ['domain', 'application'],
  mail: ['domain', 'application'],
  pdf: ['domain', 'application'],
  search: ['domain', 'application'],
  sending: ['domain', 'application'],
};

/**
 * Imports of the server that lead into a room they may not: of another area only use cases are imported, and what puts the portal
 * together by nobody. What serves calls, beside the areas, knows no database, and no area.
 */
const trespassesOf = (imports: Graph, areas: readonly string[]): readonly string[] => {
  const mayImport = (file: string, path: string): boolean => {
    const [[area = '', room = ''], [other = '', otherRoom = '']] = [file.split('/'), path.split('/')];
    if (area === 'http') return other !== 'database' && !areas.includes(other);
    if (!areas.includes(area)) return true;
    if (other === 'portal' || path === 'portal.ts') return false;
    if (!areas.includes(other)) return true;
    if (area !== other) return otherRoom === 'application' && room !== 'domain';
    return room === otherRoom || (ownRooms[room] ?? []).includes(otherRoom);
  };
  return [...imports].flatMap(([file, named]) =>
    [...named].filter((path) => !mayImport(file, path)).map((path) => `${file} imports ${path}`),
  );
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
  const rooms = Object.keys(ownRooms);
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

  test('no table is written by an area more than those that wrote it when that was looked at', () => {
    const all = files.map((path) => readFileSync(join(server, path), 'utf8')).join('\n');
    const named = all.matchAll(/\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g);
    const tables = new Set([...named].map(([, name = '']) => name));
    expect(tables.size).toBeGreaterThan(40);
    const writers = new Map<string, Set<string>>();
    for (const path of files) {
      const [area = '', room] = path.split('/');
      if (room !== 'database' || !areas.includes(area)) continue;
      for (const table of tablesWritten(readFileSync(join(server, path), 'utf8'), tables))
        writers.set(table, (writers.get(table) ?? new Set()).add(area));
    }
    const shared = [...writers]
      .filter(([, each]) => each.size > 1)
      .map(([table, each]) => [table, [...each].toSorted()]);
    expect(Object.fromEntries(shared)).toEqual(writtenByMany);
  });

  test('a table is seen that is written by the library or in SQL, and none that is read', () => {
    const tables = new Set(['users', 'sessions', 'orders']);
    const text =
      "trx.deleteFrom('sessions'); sql`update users set a = 1`; db.selectFrom('orders').forUpdate(); // update nothing";
    expect(tablesWritten(text, tables)).toEqual(['sessions', 'users']);
  });

  test('what an area decides knows no transport: no response, and no status of one', () => {
    const decides = files.filter((path) => /^[^/]+\/(?:application|domain)\//.test(path));
    expect(decides.length).toBeGreaterThan(60);
    expect(decides.filter((path) => knowsTransport(readFileSync(join(server, path), 'utf8')))).toEqual([]);
  });

  test('only what answers a call, or asks another server, names a status', () => {
    const others = files.filter((path) => !/^(?:[^/]+\/)?http\//.test(path) && !asksOthers.has(path));
    expect(others.length).toBeGreaterThan(250);
    expect(others.filter((path) => namesStatus(readFileSync(join(server, path), 'utf8')))).toEqual([]);
    const found = [...asksOthers].filter((path) => namesStatus(readFileSync(join(server, path), 'utf8')));
    expect(found).toEqual([...asksOthers]);
  });

  test.each([
    ['return { status: 404 };', true],
    ['const shown = () => 200;', true],
    ['import { statusOf } from "../http/status.ts";', true],
    ['if (answer.status >= 500) throw error;', true],
    ['const status = answer.statusCode ?? 502;', true],
    ["return context.html('<p>Gone</p>', 404);", true],
    ["return context.json({ ok: true }, 201, { 'Cache-Control': 'no-store' });", true],
    ['const shown = await response.text(), most = 200;', false],
    ["status: 'New',", false],
    ['const mostRows = 200;', false],
  ])('%s names a status: %s', (text, does) => {
    expect(namesStatus(text)).toBe(does);
  });

  test('what an area decides by is pure: nothing is waited for, and no clock and no chance', () => {
    const pure = files.filter((path) => /^[^/]+\/domain\//.test(path));
    expect(pure.length).toBeGreaterThan(4);
    expect(pure.filter((path) => !isPure(readFileSync(join(server, path), 'utf8')))).toEqual([]);
  });

  test.each([
    ['export const left = async () => 1;', false],
    ['load: () => Promise<number>;', false],
    ['const now = new Date();', false],
    ['const at = Date.now();', false],
    ['const key = Math.random();', false],
    ['export const isOver = (until: Date, now: Date) => until <= now;', true],
    ['const at = new Date(millis);', true],
  ])('a file with %j is pure: %s', (text, pure) => {
    expect(isPure(text)).toBe(pure);
  });

  test.each([
    ['const response = await carryOut();\n({ status } = response);', true],
    ['const answer = await fetch(address);\nif (answer.status === 404) return null;', true],
    ['finish(id: string, end: { status: number }): Promise<void>;', true],
    ['return refused({ code: "not_found", status: 404 });', true],
    ['carryOut: () => Promise<Response>', true],
    ['import { statusOf } from "../../http/status.ts";', true],
    ['status: { width: 26 },', false],
    ['const turn = 500;', false],
    ['status: statuses[documentStatus(document, isSample, today)],', false],
  ])('a file with %j knows the transport: %s', (text, knows) => {
    expect(knowsTransport(text)).toBe(knows);
  });

  test('areas reach each other by use cases alone, and use cases no room of their own area', () => {
    const imports = importsOf(server);
    expect(trespassesOf(imports, areas)).toEqual([]);
    expect(imports.size).toBeGreaterThan(200);
  });

  test.each([
    ['another area’s database', 'ordering/database/orders.ts', 'users/database/administrators.ts'],
    ['another area’s calls', 'staff/http/calls.ts', 'auth/http/signed-in.ts'],
    ['its own database, from a use case', 'ordering/application/place-order.ts', 'ordering/database/orders.ts'],
    ['its own use case, from what it decides by', 'ordering/domain/stock.ts', 'ordering/application/stock.ts'],
    ['another area’s use case, from what it decides by', 'ordering/domain/stock.ts', 'staff/application/scope.ts'],
    ['what another area decides by', 'ordering/application/place-order.ts', 'staff/domain/impersonation.ts'],
    ['its own database, from its calls', 'ordering/http/calls.ts', 'ordering/database/orders.ts'],
    ['a database of any area, from what serves calls', 'http/serve.ts', 'auth/database/sessions.ts'],
    ['the database, from what serves calls', 'http/serve.ts', 'database/open.ts'],
    ['what puts the portal together', 'ordering/application/place-order.ts', 'portal/repositories.ts'],
  ])('to reach %s is found', (_, file, imported) => {
    expect(trespassesOf(graph({ [file]: [imported] }), ['auth', 'ordering', 'staff', 'users'])).toEqual([
      `${file} imports ${imported}`,
    ]);
  });

  test.each([
    ['ordering/application/place-order.ts', 'staff/application/customer-scope.ts'],
    ['ordering/application/place-order.ts', 'ordering/domain/stock.ts'],
    ['ordering/database/orders.ts', 'ordering/application/placed-orders.ts'],
    ['ordering/database/orders.ts', 'database/reach.ts'],
    ['ordering/http/calls.ts', 'http/serve.ts'],
    ['portal/repositories.ts', 'ordering/database/orders.ts'],
  ])('%s may import %s', (file, imported) => {
    expect(trespassesOf(graph({ [file]: [imported] }), ['ordering', 'staff'])).toEqual([]);
  });

  test.each([
    'server',
    'search-service',
    'demo',
    'import',
    'core',
    'contract',
    'machines',
    'adapters-http',
    'adapters-storage',
    'web',
  ])('no files of %s import each other, not even for types', (name) => {
    const imports = importsOf(join(project, `packages/${name}/src`));
    expect(imports.size).toBeGreaterThan(3);
    expect(circleOf(imports)).toBeNull();
  });
});
