import { build } from 'vite';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';

import { catalogueProblems } from '../src/i18n/catalogue-problems.ts';
import { completeCatalogues } from './complete-catalogues.ts';

const entry: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === 'entry' ? id : null),
  load: (id) => (id === 'entry' ? 'export default 1' : null),
};

/** Builds next to nothing, with a German catalogue for a page that says Save and Cancel. */
const buildWith = (german: Readonly<Record<string, string>>) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      entry,
      completeCatalogues(async () => catalogueProblems('de', ['Cancel', 'Save'], new Map(Object.entries(german)))),
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });

test('a complete catalogue is built', async () => {
  await expect(buildWith({ Cancel: 'Abbrechen', Save: 'Sichern' })).resolves.toBeDefined();
});

test('a missing text fails the build', async () => {
  await expect(buildWith({ Cancel: 'Abbrechen' })).rejects.toThrow('de: "Save" is missing');
});

test('a text that nobody uses fails the build', async () => {
  await expect(buildWith({ Cancel: 'Abbrechen', Save: 'Sichern', Retry: 'Erneut versuchen' })).rejects.toThrow(
    'de: nobody uses "Retry"',
  );
});
