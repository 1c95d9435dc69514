import { sidebarLinks } from '@connect/core/domain/access/navigation';
import { aUser } from '@connect/core/testing';
import { describe, expect, test } from 'vitest';

import { createExistingLinks } from './existing-links.ts';
import { onlyExisting } from './paths.ts';

const links = createExistingLinks(() => [
  '/connect',
  '/connect/orders/{-$page}',
  '/connect/orders/view/$id',
  '/connect/help',
]);

describe('no dead links', () => {
  test.each(['/connect', '/connect/orders', '/connect/orders/2', '/connect/orders/view/SO-1', '/connect/help'])(
    '%s is a page',
    (path) => expect(links.has(path)).toBe(true),
  );
  test.each(['/connect/contact', '/connect/orders/view/SO-1/more', '/connect/help/x', '/'])('%s is none yet', (path) =>
    expect(links.has(path)).toBe(false),
  );

  test('the sidebar keeps the links whose page exists, in order, and logout', () => {
    const kept = onlyExisting(sidebarLinks('inner', aUser()), links).map(({ to }) => to);
    expect(kept).toEqual(['dashboard', 'orders', 'help', 'logout']);
  });
});
