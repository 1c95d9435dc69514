import { expect, test } from 'vitest';

import { withoutRouteNames } from './short-route-tree.ts';

test('the children of a route keep their order and lose their names', () => {
  const code = [
    'interface RootChildren {\n  Orders: typeof Orders\n}',
    'const RootChildren: RootChildren = {\n  Orders: OrdersRoute,\n  OrderRoute:\n    OrderRoute,\n  Invoice: Invoice,\n}',
    'export const routeTree = root._addFileChildren(RootChildren)',
  ];
  expect(withoutRouteNames(code.join('\n'))).toBe(
    [code[0], 'const RootChildren: RootChildren = [OrdersRoute, OrderRoute, Invoice]', code[2]].join('\n'),
  );
});
