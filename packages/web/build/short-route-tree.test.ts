import { expect, test } from 'vitest';

import { withoutRouteIds, withoutRouteNames } from './short-route-tree.ts';

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

test('the names go from a list that the generator breaks after the equals sign', () => {
  expect(withoutRouteNames('const RootChildren: RootChildren =\n  {\n    Orders: OrdersRoute,\n  }')).toBe(
    'const RootChildren: RootChildren =\n  [OrdersRoute]',
  );
});

test('an id goes where the path says the same, and stays where it does not', () => {
  expect(withoutRouteIds("update({\n  id: '/help',\n  path: '/help',\n  getParentRoute })")).toBe(
    "update({\n  path: '/help',\n  getParentRoute })",
  );
  const layout = "update({\n  id: '/_layout',\n  path: '/help',\n  getParentRoute })";
  expect(withoutRouteIds(layout)).toBe(layout);
});
