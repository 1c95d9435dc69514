import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { promised } from './exports.ts';
import { published } from './pack.mjs';

const project = resolve(import.meta.dirname, '..');
const kept = readFileSync(join(project, 'docs/exports.txt'), 'utf8').trimEnd().split('\n');

test('what the packages promise to others is what docs/exports.txt has: a change of it comes with a line in CHANGELOG.md', () => {
  // Change the file by hand: what is taken out or renamed breaks others.
  expect(promised(join(project, 'packages'), published)).toEqual(kept);
});

test('the changelog names each version that there is, the newest first', () => {
  const versions = new Set(
    published.map((name) => {
      const text = readFileSync(join(project, `packages/${name}/package.json`), 'utf8');
      return String(Reflect.get(Object(JSON.parse(text)), 'version'));
    }),
  );
  const changelog = readFileSync(join(project, 'CHANGELOG.md'), 'utf8');
  const named = [...changelog.matchAll(/^## (\d+\.\d+\.\d+|Unreleased)/gm)].map(([, version]) => version);
  expect([...versions]).toHaveLength(1);
  expect(named.find((version) => version !== 'Unreleased')).toBe([...versions][0]);
});

test('exports are seen in whatever form they are written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-exports-'));
  mkdirSync(join(folder, 'one/src/within'), { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(folder, 'one/src', path), text);
  write(
    'index.ts',
    `export * from './within/a.ts';\nexport type * from './b.ts';\nexport { x as y, type Z } from './b.ts';\n`,
  );
  write('within/a.ts', `export const a = 1;\nexport function f() {}\nexport class C {}\nconst no = 2;\n`);
  write('b.ts', `export interface I {}\nexport type T = 1;\n`);
  expect(promised(folder, ['one'])).toEqual(['C', 'I', 'T', 'Z', 'a', 'f', 'y'].map((name) => `@connect/one ${name}`));
  rmSync(folder, { recursive: true });
});

test('a change of the promise comes with one of the changelog', () => {
  const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: project, encoding: 'utf8' });
  const isChanged = (path: string): boolean => git('status', '--porcelain', '--', path) !== '';
  const last = git('log', '-1', '--format=%H', '--', 'docs/exports.txt').trim();
  const together = last === '' || isChanged('docs/exports.txt') ? '' : git('show', '--name-only', '--format=', last);
  expect(isChanged('CHANGELOG.md') || together.split('\n').includes('CHANGELOG.md')).toBe(true);
});
