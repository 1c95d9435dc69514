import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { core, folder, planFile } from './journal.mjs';

const { tests, code } = JSON.parse(readFileSync(planFile, 'utf8'));
const at = (file) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig({
  root: core,
  cacheDir: `${folder}vite`,
  plugins: [{ name: 'mutants', enforce: 'pre', load: (path) => code[path] }],
  test: {
    include: [tests],
    setupFiles: at('seed.mjs'),
    runner: at('runner.mjs'),
    // One thread has them all: it loads nothing again, and ends with its process, whatever it does.
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    testTimeout: 600_000,
    // What measures time finds nothing but that all is slower here.
    testNamePattern: /^(?!.*in no time)/,
  },
});
