import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { isAnnounced, promised } from './exports.ts';
import { published } from './pack.mjs';

const project = resolve(import.meta.dirname, '..');

test('what the packages promise to others is what docs/exports.txt has: a change of it comes with a changeset', async () => {
  const beside = ['packages/core/tsconfig.test.json', 'packages/contract/tsconfig.verify.json'];
  const packages = [...published.map((name) => `packages/${name}`), ...beside];
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b', ...packages], { cwd: project });
  const lines = promised(join(project, 'packages'), published);
  // Run it with -u to change the file: what is taken out, renamed or declared otherwise may break others.
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(project, 'docs/exports.txt'));
}, 120_000);

test('the packages have one version, which is the newest in the changelog of each', () => {
  const newest = published.map((name) => {
    const changelog = readFileSync(join(project, `packages/${name}/CHANGELOG.md`), 'utf8');
    return /^## (\d+\.\d+\.\d+)$/m.exec(changelog)?.[1];
  });
  const versions = published.map((name) => {
    const text = readFileSync(join(project, `packages/${name}/package.json`), 'utf8');
    return String(Reflect.get(Object(JSON.parse(text)), 'version'));
  });
  expect(newest).toEqual(versions);
  expect([...new Set(versions)]).toHaveLength(1);
});

test('what is not in a version yet says of which packages it is, and how much it may break', () => {
  const folder = join(project, '.changeset');
  const changesets = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const line = new RegExp(`^'@connect/(${published.join('|')})': (patch|minor|major)$`);
  const wrong = changesets.filter((name) => {
    const [, head = '', text = ''] =
      /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
    return text.trim() === '' || head.split('\n').some((each) => !line.test(each));
  });
  expect(wrong).toEqual([]);
});

describe('of what a package promises', () => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-exports-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, 'one', path)), { recursive: true });
    writeFileSync(join(folder, 'one', path), text);
  };
  const lines = () => promised(folder, ['one']);
  const marks = () => Object.fromEntries(lines().map((line) => line.split(' ').slice(1)));
  beforeEach(() => {
    const within = { '@connect/source': './src/within/*.ts', types: './dist/within/*.d.ts' };
    write('package.json', JSON.stringify({ exports: { '.': {}, './within/*': within } }));
    write('src/within/a.ts', '');
    write('src/within/a.test.ts', '');
    // Of a source that there is no more.
    write('dist/within/gone.d.ts', 'export declare const gone: 1;\n');
    write(
      'dist/index.d.ts',
      `export * from './within/a.ts';\nexport type * from './b.ts';\nexport { x as y, type Z } from './b.ts';\n`,
    );
    write(
      'dist/within/a.d.ts',
      `/** One. */\nexport declare const a: 1;\nexport declare function f(): void;\nexport declare class C {\n    a: 1;\n}\ndeclare const no: 2;\n`,
    );
    write(
      'dist/b.d.ts',
      `export interface I {\n    /** Of it. */\n    readonly one: string;\n}\nexport type T = {\n    a: 1;\n};\ndeclare const x: 3;\ntype Z = 4;\nexport { x, type Z };\n`,
    );
  });

  test('all is seen, in whatever form it is written', () => {
    expect(lines().map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '@connect/one',
      '@connect/one/within/*',
      ...['C', 'I', 'T', 'Z', 'a', 'f', 'x', 'y'].map((name) => `@connect/one ${name}`),
      '@connect/one/within/a C',
    ]);
    expect(lines().at(-1)).toBe('@connect/one/within/a C a f');
  });

  test.each([
    ['a member of an interface', 'b', 'one: string', 'one?: string', ['I']],
    ['one of a type', 'b', 'a: 1', 'a: 2', ['T']],
    ['what a function answers', 'within/a', 'void', 'string', ['f']],
    ['what is named otherwise', 'b', 'x: 3', 'x: 4', ['x', 'y']],
    ['nothing but what is said about it', 'b', 'Of it', 'Of all', []],
  ])('a change is seen of %s', (_, file, text, other, changed) => {
    const before = marks();
    const path = `dist/${file}.d.ts`;
    write(path, readFileSync(join(folder, 'one', path), 'utf8').replace(text, other));
    const after = marks();
    expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(changed);
  });
});

test('a change of the promise comes with a changeset, or in a version that is made of them', () => {
  expect(isAnnounced(project)).toBe(true);
});

describe('a change of the promise', () => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-said-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const path = (name: string): string => join(folder, name);
  const git = (...args: readonly string[]): void => {
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
  };
  const commit = (): void => {
    git('add', '-A');
    git('commit', '-qm', 'chore: one');
  };
  beforeEach(() => {
    rmSync(folder, { recursive: true });
    mkdirSync(path('docs'), { recursive: true });
    mkdirSync(path('.changeset'));
    for (const name of ['.changeset/before.md', '.changeset/config.json', 'docs/exports.txt'])
      writeFileSync(path(name), 'before\n');
    git('init', '-q');
    commit();
    writeFileSync(path('docs/exports.txt'), 'after');
  });

  test.each<[boolean, string, () => void]>([
    [false, 'nothing', () => {}],
    [true, 'a new changeset', () => writeFileSync(path('.changeset/new.md'), 'new')],
    [true, 'one that says more', () => writeFileSync(path('.changeset/before.md'), 'more')],
    [true, 'a version', () => writeFileSync(path('CHANGELOG.md'), 'version')],
    [false, 'a blank line in one', () => writeFileSync(path('.changeset/before.md'), '\nbefore\n\n')],
    [
      false,
      'another name for one',
      () => {
        renameSync(path('.changeset/before.md'), path('.changeset/renamed.md'));
        git('add', '-A');
      },
    ],
    [
      false,
      'a changelog of something else',
      () => {
        mkdirSync(path('samples'));
        writeFileSync(path('samples/CHANGELOG.md'), 'version');
      },
    ],
    [false, 'a changeset less', () => rmSync(path('.changeset/before.md'))],
    [false, 'other settings', () => writeFileSync(path('.changeset/config.json'), 'other')],
  ])('is said: %s, with %s', (isIt, _, change) => {
    change();
    expect(isAnnounced(folder)).toBe(isIt);
    commit();
    expect(isAnnounced(folder)).toBe(isIt);
  });
});
