import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { published, sourcesIn } from './pack.mjs';

const root = new URL('../', import.meta.url);
const folders = [
  '',
  'e2e/',
  ...['packages', 'examples'].flatMap((of) => readdirSync(new URL(of, root)).map((name) => `${of}/${name}/`)),
];

describe.each(folders)('package.json of /%s', (folder) => {
  const read = JSON.parse(readFileSync(new URL(`${folder}package.json`, root), 'utf8')) as Record<string, unknown>;

  test('says what the package is, and its licence', () => {
    expect(read).toMatchObject({ license: 'MIT', description: expect.stringMatching(/^[A-Z].{20,}[^.]$/) });
  });
});

test.each(published)('the README of %s leads to nothing that its tarball has not', (name) => {
  const text = readFileSync(new URL(`packages/${name}/README.md`, root), 'utf8');
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to);
  expect(links.filter((to) => !/^(https:|#|CHANGELOG\.md|src\/)/.test(to))).toEqual([]);
});

test('what is packed is what git tracks, and there is', () => {
  const repository = mkdtempSync(join(tmpdir(), 'connect-tracked-'));
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: repository });
  try {
    mkdirSync(join(repository, 'packages/core/src'), { recursive: true });
    const names = ['packages/core/src/rule.ts', 'packages/core/src/gone.ts', 'other.ts'];
    for (const name of names) writeFileSync(join(repository, name), '');
    git('init', '--quiet');
    git('add', '.');
    rmSync(join(repository, 'packages/core/src/gone.ts'));
    writeFileSync(join(repository, 'packages/core/src/attempt.ts'), '');
    expect(sourcesIn(repository)).toEqual(['packages/core/src/rule.ts']);
  } finally {
    rmSync(repository, { recursive: true, force: true });
  }
});

describe('adapters in memory', () => {
  const packages = new URL('packages/', root);
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /^[^/]+\/src\/.*\.tsx?$/.test(path) && !path.includes('node_modules'),
  );
  const textOf = (path: string): string => readFileSync(new URL(path, packages), 'utf8');
  const own = files.filter((path) => path.startsWith('core/src/testing/'));
  const others = files.filter((path) => !path.startsWith('core/src/testing/')).map(textOf);
  // Another frontend draws over memory, too.
  const guide = readFileSync(new URL('../docs/guides/frontend.md', import.meta.url), 'utf8');
  const made = own.flatMap((path) =>
    [...textOf(path).matchAll(/export const (createMemory\w+)/g)].map(([, name = '']) => name),
  );

  test('are there', () => expect(made.length).toBeGreaterThan(8));

  test.each(made)('%s serves more than its own tests', (name) => {
    const uses = new RegExp(String.raw`\b${name}\b`);
    const within = own
      .filter((path) => !path.endsWith('.test.ts'))
      .map(textOf)
      .join('\n');
    expect([...others, guide].some((text) => uses.test(text)) || within.split(uses).length > 2).toBe(true);
  });
});
