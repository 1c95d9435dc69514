import { describe, expect, test } from 'vitest';

import { filesToPreload } from '../src/composition/early/first-pages.ts';
import { pathPattern } from './first-pages-of.ts';

describe('the paths of a route file', () => {
  test.each([
    ['/connect/index.tsx', ['/connect', '/base/de/de/connect/'], ['/connect/help', '/connected']],
    ['/connect/help.tsx', ['/connect/help', '/connect/help/'], ['/connect', '/connect/helping']],
    ['/connect/orders/{-$page}.tsx', ['/connect/orders', '/connect/orders/2'], ['/connect/orders/view/SO-1']],
    ['/connect/orders/view/$id.tsx', ['/connect/orders/view/SO-1'], ['/connect/orders/view']],
    ['/connect/reset.$token.tsx', ['/connect/reset/abc'], ['/connect/reset']],
  ])('%s', (file, paths, others) => {
    const pattern = new RegExp(pathPattern(file));
    expect(paths.filter((path) => !pattern.test(path))).toEqual([]);
    expect(others.filter((path) => pattern.test(path))).toEqual([]);
  });
});

describe('what is fetched beside the entry', () => {
  const table = {
    files: ['/shell.js', '/login.js', '/register.js', '/list.js', '/de.js'],
    languages: { '/de/de': 4 },
    portal: [0],
    signIn: [1],
    pages: [
      { pattern: '/connect/login/?$', bare: true, open: false, shape: 'form', needs: [1] },
      { pattern: '/connect/register/?$', bare: true, open: false, shape: 'form', needs: [2] },
      { pattern: '/connect/orders/?$', bare: false, open: false, shape: 'list', needs: [3] },
    ],
  } as const;

  test('signed in: the frame and the page that is asked for', () => {
    expect(filesToPreload(table, '/connect/orders', true)).toEqual(['/shell.js', '/list.js']);
    expect(filesToPreload(table, '/connect/unknown', true)).toEqual(['/shell.js']);
  });

  test('a visitor: nothing of the portal, but the sign-in page, where the portal sends them', () => {
    expect(filesToPreload(table, '/connect/orders', false)).toEqual(['/login.js']);
    expect(filesToPreload(table, '/connect/register', false)).toEqual(['/register.js']);
  });

  test('signed in on a page without a frame: nothing, as the portal sends them on', () => {
    expect(filesToPreload(table, '/connect/login', true)).toEqual([]);
  });

  test('in another language: its texts, too', () => {
    expect(filesToPreload(table, '/shop/de/de/connect/login', false)).toEqual(['/de.js', '/login.js']);
    expect(filesToPreload(table, '/fr/fr/connect/orders', true)).toEqual(['/shell.js', '/list.js']);
  });
});
