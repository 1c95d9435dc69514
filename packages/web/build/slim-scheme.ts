import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Takes comments and indentation out of the script that every first paint waits for, which is no part of the bundle. */
export const slimScheme = (): Plugin => ({
  name: 'connect:slim-scheme',
  apply: 'build',
  writeBundle({ dir }) {
    const file = join(dir ?? '', 'scheme.js');
    const lines = readFileSync(file, 'utf8').split('\n');
    const code = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('//'));
    writeFileSync(file, `${code.join('\n')}\n`);
  },
});
