import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

import { brandGrounds, ownColours } from '../packages/core/src/domain/administration/brand-colours.ts';
import { trackedFiles } from './citations.ts';

const project = resolve(import.meta.dirname, '..');
const { rail, ink } = brandGrounds.light;
const { main, accent } = ownColours;
const ofBrand = new RegExp([main, accent, rail, ink].join('|'), 'i');

/** Where they are written; products that are drawn have colours of their own. */
const home = 'packages/core/src/domain/administration/brand-colours.ts';
const ofProducts = 'packages/demo/src/pictures/drawings/';
/** What no code runs in, and so names them itself. */
const still: Readonly<Record<string, readonly string[]>> = {
  'packages/web/public/icon.svg': [accent, ink],
  'scripts/docs/site.css': [main, accent, ink],
};

test('the colours of the brand are written in one place', () => {
  const files = trackedFiles(project).filter(
    (path) =>
      /^packages\/[^/]+\/(?:src|public|build)\/.*\.(?:tsx?|js|css|svg|html)$/.test(path) &&
      !/\.test\.tsx?$/.test(path) &&
      !path.startsWith(ofProducts),
  );
  expect(files.length).toBeGreaterThan(1500);
  const found = files.filter((path) => !(path in still) && ofBrand.test(readFileSync(join(project, path), 'utf8')));
  // The contract's words give one as an example.
  expect(found).toEqual(['packages/contract/src/administration-branding.ts', home]);
});

test.each(Object.entries(still))('%s has them as they are', (path, colours) => {
  const text = readFileSync(join(project, path), 'utf8');
  expect(colours.filter((colour) => !text.includes(colour))).toEqual([]);
});
