import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const folders = ['', 'e2e/', ...readdirSync(new URL('packages', root)).map((name) => `packages/${name}/`)];

describe.each(folders)('package.json of /%s', (folder) => {
  const read = JSON.parse(readFileSync(new URL(`${folder}package.json`, root), 'utf8')) as Record<string, unknown>;

  test('says what the package is, and its licence', () => {
    expect(read).toMatchObject({ license: 'MIT', description: expect.stringMatching(/^[A-Z].{20,}[^.]$/) });
  });
});
