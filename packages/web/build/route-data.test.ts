import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { isForStaff, isFrameless, isOpen, shapeOf } from './route-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'connect-routes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is read of a route file with these lines. */
const read = (text: string) => {
  const file = join(folder, 'route.tsx');
  writeFileSync(file, text);
  return [isForStaff(file), isFrameless(file), isOpen(file), shapeOf(file)];
};
const routeWith = (data: string): string =>
  `export const Route = createFileRoute('/x')({ staticData: { ${data} } satisfies RouteData, component: () => <p /> });`;

test('a route says its area, frame and shape as values, however they are written', () => {
  expect(read(routeWith("rule: { authentication: true, role: 'customer' }, sidebar: 'full'"))).toEqual([
    false,
    false,
    false,
    'list',
  ]);
  expect(read(routeWith('sidebar: "none",\n rule: {\n authentication: false,\n },'))).toEqual([
    false,
    true,
    true,
    'list',
  ]);
  expect(read(routeWith("rule: { role: 'brandManager', permission: permissions.any }, shape: `x`"))).toEqual([
    true,
    false,
    false,
    'list',
  ]);
  expect(read(routeWith("rule: { authentication: false, role: 'customer' }, shape: 'document'"))).toEqual([
    false,
    false,
    false,
    'document',
  ]);
});

test('what only a comment, a text or another object says is not said', () => {
  expect(
    read(`// sidebar: 'none', rule: { authentication: false }\nconst other = { sidebar: 'none', shape: 'form' };`),
  ).toEqual([false, false, false, 'list']);
});
