import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roomsOf } from './room-table.ts';

const project = resolve(import.meta.dirname, '..');

/** Each room with an import of its package that lint must refuse there and one that it must take; `libraries.test.ts` has all others. */
const rooms: readonly (readonly [file: string, refused: string, taken: string])[] = [
  ['packages/core/src/domain/area/rule.ts', '../../ports/clock.ts', '../calendar/day.ts'],
  ['packages/core/src/ports/clock.ts', '../use-cases/session/sign-in.ts', './random.ts'],
  ['packages/core/src/use-cases/area/act.ts', '../../testing/index.ts', '../../domain/result.ts'],
  ['packages/web/src/ui/button.tsx', '../features/auth/login.tsx', '../theme/tokens.css.ts'],
  ['packages/web/src/theme/tokens.css.ts', '../ui/button.tsx', './scheme.ts'],
  ['packages/web/src/line/line.tsx', '../features/auth/login.tsx', '../ui/notice.tsx'],
  ['packages/web/src/i18n/format.ts', '../line/line.ts', './texts.ts'],
  ['packages/web/src/features/auth/login.tsx', '../../composition/container.ts', '../../ui/button.tsx'],
  ['packages/web/src/features/auth/login.tsx', '../basket/basket-panel.tsx', './auth-form.tsx'],
  ['packages/web/src/features/basket/checkout/checkout-screen.tsx', '../../auth/login.tsx', '../basket-totals.tsx'],
  ['packages/web/src/shared/page/page-header.tsx', '../../features/auth/login.tsx', '../../ui/button.tsx'],
  ['packages/web/src/ui/button.tsx', '../shared/page/page-header.tsx', '../theme/tokens.css.ts'],
  ['packages/web/src/routes/connect.tsx', '../composition/container.ts', '../features/auth/login.tsx'],
  ['packages/web/src/composition/container.ts', '../features/auth/login.tsx', './tokens.ts'],
  ['packages/server/src/app.ts', './demo/seed.ts', './database/open.ts'],
  ['packages/server/src/ordering/domain/stock.ts', '../application/stock.ts', './ship-to.ts'],
  ['packages/server/src/ordering/domain/stock.ts', '../../portal/repositories.ts', '../../calendar.ts'],
  ['packages/server/src/ordering/application/place-order.ts', '../database/placed-orders.ts', '../domain/stock.ts'],
  [
    'packages/server/src/ordering/application/place-order.ts',
    '../../http/serve.ts',
    '../../staff/application/customer-scope.ts',
  ],
  [
    'packages/server/src/ordering/application/place-order.ts',
    '../mail/order-mails.ts',
    '../../outbox/application/mail-job.ts',
  ],
  ['packages/server/src/ordering/application/place-order.ts', '../testing/supplier.ts', '../domain/stock.ts'],
  [
    'packages/server/src/ordering/database/placed-orders.ts',
    '../../testing/engines.ts',
    '../application/placed-orders.ts',
  ],
  ['packages/server/src/mail/worker.ts', '../ordering/application/mailed-orders.ts', './mails.ts'],
  ['packages/server/src/pdf/sheet.ts', '../documents/pdf/invoice.ts', './table.ts'],
  ['packages/server/src/documents/application/document-service.ts', '../pdf/invoice.ts', './document-pdfs.ts'],
  ['packages/server/src/ordering/mail/order-mails.ts', '../database/mailed-orders.ts', '../application/told-orders.ts'],
  ['packages/server/src/documents/pdf/invoice.ts', '../http/calls.ts', '../../pdf/sheet.ts'],
  ['packages/server/src/mail/worker.ts', '../database/open.ts', '../outbox/application/mail-jobs.ts'],
  ['packages/server/src/pdf/sheet.ts', '../http/serve.ts', './table.ts'],
  ['packages/server/src/indexing/search/indexer.ts', '../database/indexed-rows.ts', '../application/indexed-rows.ts'],
  ['packages/server/src/ordering/database/placed-orders.ts', '../http/calls.ts', '../application/placed-orders.ts'],
  ['packages/server/src/database/open.ts', '../http/serve.ts', './tables.ts'],
  ['packages/server/src/staff/database/visits.ts', '../../demo/seed.ts', '../../database/open.ts'],
  ['packages/server/src/ordering/http/calls.ts', '../database/repositories.ts', '../application/baskets.ts'],
  ['packages/server/src/ordering/http/checkout-calls.ts', '../../portal.ts', '../../http/serve.ts'],
];

/** The rooms of an area of the server, and which others each must not import: every name of its row's pattern, one by one. */
const withinArea: Readonly<Record<string, readonly string[]>> = {
  domain: ['application', 'database', 'http', 'mail', 'pdf', 'search', 'sending'],
  application: ['database', 'http', 'mail', 'pdf', 'search', 'sending'],
  database: ['http', 'mail', 'pdf', 'search', 'sending'],
  http: ['database', 'mail', 'pdf', 'search', 'sending'],
  search: ['database', 'http'],
  sending: ['database', 'http'],
  mail: ['database', 'http'],
  pdf: ['database', 'http'],
};
const pairsOf = (room: string, others: readonly string[]): readonly (readonly [string, string, string])[] => {
  const file = `packages/server/src/area/${room}/file.ts`;
  const everywhere = [
    '../../lifecycle/listen.ts',
    '../../testing/engines.ts',
    '../../portal.ts',
    '../../portal/options.ts',
  ];
  const refused = [...others.map((other) => `../${other}/file.ts`), ...everywhere, '../../demo/seed.ts'];
  return refused.map((each) => [file, each, './own.ts']);
};
const sharedRooms = [
  ['packages/server/src/http/serve.ts', '../database/open.ts', './status.ts'],
  ['packages/server/src/http/serve.ts', '../lifecycle/listen.ts', './status.ts'],
  ['packages/server/src/http/serve.ts', '../portal.ts', './status.ts'],
] as const;
const ofServer = [...Object.entries(withinArea).flatMap(([room, others]) => pairsOf(room, others)), ...sharedRooms];

/** The same of screens: both kinds of files in each of their rooms, which lint names apart. */
const betweenScreens: Readonly<Record<string, readonly string[]>> = {
  ui: ['features', 'shared', 'routes', 'composition', 'i18n', 'line', 'testing'],
  theme: ['ui', 'features', 'shared', 'routes', 'composition', 'i18n', 'line', 'testing'],
  line: ['features', 'shared', 'routes', 'composition', 'testing'],
  i18n: ['ui', 'theme', 'line', 'features', 'shared', 'routes', 'composition', 'testing'],
  routes: ['composition', 'testing'],
};
const endings = ['ts', 'tsx'];
const ofScreens = endings.flatMap((ending) =>
  Object.entries(betweenScreens).flatMap(([room, others]) =>
    others.map((other) => [`packages/web/src/${room}/file.${ending}`, `../${other}/file.ts`, './own.ts'] as const),
  ),
);
const deeper = endings.flatMap((ending) =>
  ['composition', 'routes', 'testing'].flatMap((other) => [
    [`packages/web/src/features/area/file.${ending}`, `../../${other}/file.ts`, './own.ts'] as const,
    [`packages/web/src/features/area/part/file.${ending}`, `../../../${other}/file.ts`, './own.ts'] as const,
    [`packages/web/src/shared/part/file.${ending}`, `../../${other}/file.ts`, './own.ts'] as const,
  ]),
);
const all = [...rooms, ...ofServer, ...ofScreens, ...deeper];

/** What core must not compile against. */
const outside: readonly (readonly [what: string, source: string])[] = [
  ['the DOM', 'export const width: number = window.innerWidth;'],
  ['Node.js', 'export const home: string | undefined = process.env.HOME;'],
  ['fetch', "export const answer: unknown = fetch('/');"],
];

const run = (folder: string, command: string, ...args: string[]) =>
  spawnSync(join(project, 'node_modules/.bin', command), args, { cwd: folder, encoding: 'utf8' });

/** In one look at a file for each import: those that lint refuses. */
const restricted = (folder: string, imports: readonly (readonly [file: string, imported: string])[]): Set<string> => {
  copyFileSync(join(project, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const names = imports.map(([file, imported], index) => {
    const name = join(dirname(file), `file-${index}${extname(file)}`);
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, name), `import '${imported}';\n`);
    return name;
  });
  const { diagnostics } = JSON.parse(run(folder, 'oxlint', '--format', 'json', 'packages').stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  const refused = new Set(
    diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename),
  );
  return new Set(imports.filter((_, index) => refused.has(names[index] ?? '')).map((each) => each.join(' ')));
};

/** In one look: which of some sources, by their index, do not compile as core. */
const uncompiled = (folder: string, sources: readonly string[]): Set<number> => {
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const [index, source] of sources.entries()) writeFileSync(join(folder, `rule-${index}.ts`), source);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(project, 'packages/core/tsconfig.json'),
      compilerOptions: { rootDir: '.', outDir: 'out', tsBuildInfoFile: 'out/.tsbuildinfo' },
      include: ['rule-*.ts'],
      references: [],
    }),
  );
  const { stdout } = run(folder, 'tsc', '-p', '.', '--pretty', 'false');
  return new Set(Array.from(stdout.matchAll(/^rule-(\d+)\.ts\(/gm), ([, index]) => Number(index)));
};

let folder: string;
let refusals: Set<string>;
let failures: Set<number>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'connect-rooms-'));
  for (const name of ['lint', 'core']) {
    mkdirSync(join(folder, name));
    symlinkSync(join(project, 'node_modules'), join(folder, name, 'node_modules'));
  }
  refusals = restricted(
    join(folder, 'lint'),
    all.flatMap(([file, refused, taken]) => [
      [file, refused],
      [file, taken],
    ]),
  );
  failures = uncompiled(join(folder, 'core'), [
    'export const pages: number = Math.floor(19 / 10);',
    ...outside.map(([, source]) => source),
  ]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('rooms: what each may import', () => {
  test.each(all)('%s refuses %s and takes %s', (file, refused, taken) => {
    expect([refusals.has(`${file} ${refused}`), refusals.has(`${file} ${taken}`)]).toEqual([true, false]);
  });

  test('core compiles', () => {
    expect(failures).not.toContain(0);
  });

  test.each(outside.map(([what], index) => [what, index + 1] as const))(
    'core does not compile against %s',
    (_, index) => {
      expect(failures).toContain(index);
    },
  );

  test.each(['@connect/core/src/domain/result.ts', '@connect/core/dist/domain/result.js', '@connect/core/index'])(
    'packages export their rooms only: %s does not resolve',
    (specifier) => {
      const script = `import(${JSON.stringify(specifier)}).then(() => process.exit(0), (e) => process.exit(e.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED' ? 3 : 1))`;
      expect(spawnSync('node', ['-e', script], { cwd: join(project, 'packages/web') }).status).toBe(3);
    },
  );

  test('that lint has a row for are in the table of ADR 1', () => {
    const { overrides } = JSON.parse(readFileSync(join(project, '.oxlintrc.json'), 'utf8')) as {
      overrides: { files: string[]; rules: Record<string, unknown> }[];
    };
    const linted = overrides
      .filter(({ rules }) => 'no-restricted-imports' in rules)
      .flatMap(({ files }) => files.map((glob) => glob.replace(/^packages\//, '').replace(/\/\*.*$/, '')));
    const listed = new Set(
      roomsOf(readFileSync(join(project, 'docs/adr/0001-rooms.md'), 'utf8')).flatMap(({ names }) => names),
    );
    expect(linted.length).toBeGreaterThan(10);
    expect(linted.filter((room) => !listed.has(room) && !listed.has(room.replace(/\/src$/, '')))).toEqual([]);
  });
});
