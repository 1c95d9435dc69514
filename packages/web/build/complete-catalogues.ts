import type { Plugin } from 'vite';

import { allCatalogueProblems } from '../src/i18n/catalogue-problems.ts';

/** Ends the build over a catalogue that lacks a text, has one that nobody uses, or has one wrong; says all of them. */
export const completeCatalogues = (problemsOf = allCatalogueProblems): Plugin => ({
  name: 'connect:complete-catalogues',
  apply: 'build',
  async buildStart() {
    const problems = await problemsOf();
    if (problems.length > 0) this.error(`The catalogues are not complete:\n${problems.join('\n')}`);
  },
});
