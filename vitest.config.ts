import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const conditions = ['@connect/source', 'module', 'import', 'default'];
// Node is started with these too, and would load ES modules where a CommonJS library requires one, were 'import' among them.
const nodeConditions = ['@connect/source', 'node'];

const mocked = '**/*.mocked.test.ts';
/** What asks a running server: the ports' contracts of HTTP adapters, and the packages as others install them. */
const ofServer = [
  'packages/{adapters-http,contract}/src/**/server-*.test.ts',
  'scripts/server-*.test.ts',
  'examples/*/src/server-*.test.ts',
];

/** What a test imports or calls that opens a database or starts a server, which takes seconds. */
const opening =
  /testing\/(demo-database|engines|postgres|search-portal|staff-portal|server-process|trace-receiver)|\.\/start-server|openEmbedded/;
const root = new URL('./', import.meta.url);
/** The tests that open a database or start a server: `check` leaves them out. */
const onData = readdirSync(new URL('packages', root))
  .filter((name) => name !== 'web')
  .flatMap((name) =>
    readdirSync(new URL(`packages/${name}/src`, root), { recursive: true, encoding: 'utf8' }).map(
      (file) => `packages/${name}/src/${file}`,
    ),
  )
  .filter((file) => /(?<!\.mocked)\.test\.ts$/.test(file) && opening.test(readFileSync(new URL(file, root), 'utf8')))
  .concat(
    // The one script that does: others name what opens in what they look for.
    'scripts/dev.test.ts',
    // Makes the demo's data many times over, and the sources for a thread of their own: as dear as a start.
    'packages/demo/src/data/make-demo.property.test.ts',
    'packages/server/src/file-maker.test.ts',
  );

/** Tests sign in some hundred times, which is dear on purpose. */
const cheapPasswords = {
  find: /^.*\/password-cost\.ts$/,
  replacement: fileURLToPath(new URL('packages/server/src/testing/password-cost.ts', root)),
};
/** Where the same tests run a second time, on another Node.js, properties are tried on fewer values. */
const setupFiles = process.env['FEWER_VALUES'] ? [fileURLToPath(new URL('scripts/fewer-values.ts', root))] : [];
const node = {
  resolve: { conditions, alias: [cheapPasswords] },
  ssr: { resolve: { conditions: nodeConditions } },
  test: {
    include: ['packages/!(web)/src/**/*.test.ts', 'scripts/*.test.ts'],
    // Nothing is timed here: a test is slow only because the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles,
  },
};

/** Tests in a page: those of components, and others by their name. */
const inPage = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];
// The web package needs its own plugins, for styles and texts.
const web = { extends: './packages/web/vitest.config.ts', root: 'packages/web' };

/**
 * One project after the other: a worker goes on with what it has imported only while the next file is of the same project and
 * environment, and the files of projects that run together take turns.
 */
const inTurn = <Project extends { test: object }>(project: Project, groupOrder: number) => ({
  ...project,
  test: { ...project.test, sequence: { groupOrder } },
});

export default defineConfig({
  test: {
    // By default one core is left idle, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      // Files share what they import, which takes longer to load than most of them to run.
      { ...node, test: { ...node.test, name: 'rules', exclude: [mocked, ...ofServer, ...onData], isolate: false } },
      // Servers and engines that a test starts have a second chance in CI, as journeys do: the machine is shared.
      {
        ...node,
        test: { ...node.test, name: 'on data', include: onData, isolate: false, retry: process.env['CI'] ? 1 : 0 },
      },
      {
        ...node,
        test: {
          ...node.test,
          name: 'on data, of a server',
          include: ofServer,
          isolate: false,
          // One server for all of them, which takes longer to start than most of them to run; some act as the same people.
          globalSetup: 'packages/adapters-http/src/testing/start-portal.ts',
          fileParallelism: false,
        },
      },
      // What replaces a module must be the first to import it.
      { ...node, test: { ...node.test, name: 'on data, with replaced modules', include: [mocked] } },
      { ...web, test: { name: 'web', include: ['{src,build}/**/*.test.ts'], exclude: inPage, setupFiles } },
      { ...web, test: { name: 'web, in a page', include: inPage, environment: 'happy-dom', setupFiles } },
    ].map(inTurn),
  },
});
