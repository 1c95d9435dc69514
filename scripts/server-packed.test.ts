import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { packAll, published } from './pack.mjs';
import { bin } from './steps.mjs';

// What others install: packed from a clean tree, installed into an empty project.
const folder = mkdtempSync(join(tmpdir(), 'connect-packed-'));
const project = join(folder, 'project');
const installed = (name: string, path = ''): string => join(project, 'node_modules/@connect', name, path);
const docs = [
  ...published.map((name) => [name, `packages/${name}/README.md`] as const),
  ...['properties', 'adapter', 'frontend'].map((name) => [name, `docs/guides/${name}.md`] as const),
];
/** The program of a README: its blocks of TypeScript, one after the other. */
const exampleOf = (path: string): string =>
  [...readFileSync(path, 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code).join('\n');
/** What its comments say that it prints. */
const promisedBy = (code: string): string[] => [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, text = '']) => text);

/** The oldest that the machines take: who has any of them has one copy, which is their own. */
const { peerDependencies } = JSON.parse(
  readFileSync(new URL('../packages/machines/package.json', import.meta.url), 'utf8'),
) as { peerDependencies: { xstate: string } };
const oldestXstate = peerDependencies.xstate.replace('^', '');

let tarballs: Record<string, string> = {};
const tarball = (name: string): Buffer<ArrayBuffer> => readFileSync(tarballs[name] ?? '');

beforeAll(() => {
  tarballs = packAll(folder);
  mkdirSync(project);
  const write = (name: string, value: unknown) => writeFileSync(join(project, name), JSON.stringify(value));
  write('package.json', { name: 'empty', private: true, type: 'module' });
  const compilerOptions = {
    module: 'NodeNext',
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    strict: true,
  };
  write('tsconfig.json', {
    compilerOptions: { ...compilerOptions, types: ['node'], outDir: 'out' },
    include: ['*.ts'],
  });
  for (const [name, path] of docs) writeFileSync(join(project, `${name}.ts`), exampleOf(path));
  const quiet = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const others = ['fast-check@4.10.2', '@types/node@20.19.43', `xstate@${oldestXstate}`];
  execFileSync('npm', ['install', ...quiet, ...others, ...Object.values(tarballs)], { cwd: project });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(published)('@connect/%s', (name) => {
  test('is packed as publint wants it', async () => {
    const { buffer, byteOffset, byteLength } = tarball(name);
    const { messages } = await publint({
      pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) },
      strict: true,
    });
    expect(messages).toEqual([]);
  });

  test('has types for what it is: ES modules', async () => {
    const checked = await checkPackage(createPackageFromTarballData(tarball(name)));
    expect(checked.types).not.toBe(false);
    const asCommonJs = new Set(['node10', 'node16-cjs']);
    const problems = 'problems' in checked ? checked.problems : [];
    expect(problems.filter((each) => !('resolutionKind' in each && asCommonJs.has(each.resolutionKind)))).toEqual([]);
  });

  test('has no test in it, and the source of each of its files', () => {
    const files = readdirSync(installed(name), { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts']));
    expect(files.filter((path) => /\.test\.|tsbuildinfo/.test(path))).toEqual([]);
    const maps = files.filter((path) => path.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(10);
    const missing = maps.flatMap((path) => {
      const { sources = [] } = JSON.parse(readFileSync(installed(name, path), 'utf8')) as { sources?: string[] };
      return sources
        .map((source) => join(dirname(path), source))
        .filter((source) => !existsSync(installed(name, source)));
    });
    expect(missing).toEqual([]);
  });

  test('declares what it imports', () => {
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(
      readFileSync(installed(name, 'package.json'), 'utf8'),
    ) as Record<string, object>;
    const declared = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
    const files = readdirSync(installed(name, 'dist'), { recursive: true, encoding: 'utf8' });
    const imported = files
      .filter((path) => /\.(js|d\.ts)$/.test(path))
      .flatMap((path) => [
        ...readFileSync(installed(name, `dist/${path}`), 'utf8').matchAll(/ from '((?!node:)[^.][^']*)'/g),
      ])
      .map(([, from = '']) => /^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from);
    expect([...new Set(imported)].filter((each) => !declared.has(each))).toEqual([]);
  });
});

test('the examples of the READMEs pass the compiler, their libraries too', () => {
  const { stdout } = spawnSync(bin('tsc'), ['-p', project], { encoding: 'utf8' });
  expect(stdout).toBe('');
});

test('machines run on the XState that one has', () => {
  const { version } = JSON.parse(readFileSync(join(project, 'node_modules/xstate/package.json'), 'utf8')) as {
    version: string;
  };
  expect([version, existsSync(installed('machines', 'node_modules'))]).toEqual([oldestXstate, false]);
});

/** What runs a program: this Node.js, and other engines where they are at hand. */
const engines: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['Node.js', process.execPath],
  ['Bun', 'bun', 'run'],
  ['Deno', 'deno', 'run', '--allow-all', '--node-modules-dir=manual'],
];
const isAtHand = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

describe.each(engines)('on %s', (_, command, ...args) => {
  test.skipIf(!isAtHand(command)).each(docs)('the example of %s does what it says', async (name, path) => {
    const promised = promisedBy(exampleOf(path));
    expect(promised.length).toBeGreaterThan(0);
    const env = { ...process.env, NODE_OPTIONS: '', CONNECT_URL: inject('portalUrl') };
    const { stdout } = await promisify(execFile)(command, [...args, `out/${name}.js`], { cwd: project, env });
    expect(stdout.trimEnd().split('\n')).toEqual(promised);
  });
});

test('the contract brings its command', () => {
  const { status, stderr } = spawnSync(join(project, 'node_modules/.bin/contract'), [], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringContaining('contract verify <base url>')]);
});

/** What a bundle for browsers has of a program over the packages. */
const bundled = async (program: string) => {
  const input = join(project, 'entry.mjs');
  writeFileSync(input, program);
  const bundle = await rolldown({ input, platform: 'browser', cwd: project, logLevel: 'silent' });
  const { output } = await bundle.generate({ minify: true, codeSplitting: false });
  await bundle.close();
  const [{ code, modules }] = output;
  const kept = Object.entries(modules).filter(([path, { renderedLength }]) => renderedLength > 0 && path !== input);
  return { size: gzipSync(code).length, files: kept.map(([path]) => path.replace(/^.*\/dist\//, '')).toSorted() };
};

describe('bundled for a browser', () => {
  test('a rule comes alone, by the root export, too', async () => {
    const { files } = await bundled(`import { paginator } from '@connect/core'; console.log(paginator(1, 40));`);
    expect(files).toEqual(['domain/documents/paging.js']);
  });

  test('the core of the list is 12 kB at most', async () => {
    const { size, files } = await bundled(`
      import * as core from '@connect/core';
      const { initialList, want, loadStarted, loadSucceeded, loadFailed, mustReload, withCriteria } = core;
      const { paginator, shownRange, blankRows, presetRange, presetNames, offeredViews, chosenView } = core;
      const { documentStatus, shownNumbers, hitDestination, visibleSkus, highlightParts, isSampleRow } = core;
      const { makeListDocuments, permittedKinds } = core;
      console.log(initialList, want, loadStarted, loadSucceeded, loadFailed, mustReload, withCriteria);
      console.log(paginator, shownRange, blankRows, presetRange, presetNames, offeredViews, chosenView);
      console.log(documentStatus, shownNumbers, hitDestination, visibleSkus, highlightParts, isSampleRow);
      console.log(makeListDocuments, permittedKinds);`);
    expect(files).not.toContainEqual(expect.stringContaining('luxon'));
    expect(size).toBeLessThanOrEqual(12_000);
  });
});
