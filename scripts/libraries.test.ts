import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { trackedFiles } from './citations.ts';
import { importsOf, refusedImports, roomOf, roomsOf, trespasses, unusedPermissions } from './room-table.ts';

const project = resolve(import.meta.dirname, '..');
const rooms = roomsOf(readFileSync(join(project, 'docs/adr/0001-rooms.md'), 'utf8'));

/** Whether a file of a room may hold a line. */
const takes = (path: string, line: string): boolean => refusedImports(rooms, importsOf(path, line)).length === 0;

describe('the table of ADR 1', () => {
  test.each([
    ['packages/core/src/domain/area/rule.ts', 'react', 'luxon'],
    ['packages/core/src/domain/area/rule.ts', 'node:crypto', 'luxon'],
    ['packages/core/src/testing/kit.ts', '@connect/web/main', 'fast-check'],
    ['packages/contract/src/auth.ts', '@connect/core/ports/clock', '@connect/core/domain/calendar/day'],
    ['packages/contract/src/auth.ts', 'hono', 'valibot'],
    ['packages/adapters-http/src/client.ts', '@connect/adapters-storage/session-tokens', 'valibot'],
    ['packages/adapters-storage/src/tokens.ts', 'meilisearch', '@connect/core/domain/result'],
    ['packages/machines/src/list.ts', 'react', 'xstate'],
    ['packages/web/src/ui/button.tsx', '@connect/core/domain/documents/paging', 'react'],
    ['packages/web/src/ui/menu.tsx', 'react-aria-components', 'lucide-react/dist/icon'],
    ['packages/web/src/features/auth/login.tsx', 'kysely', 'react'],
    ['packages/web/src/features/auth/login.tsx', 'node:fs', '@connect/core/domain/result'],
    ['packages/web/src/features/auth/login.tsx', '@connect/adapters-http/client', 'xstate'],
    ['packages/web/src/features/auth/login.tsx', 'fast-check', 'uqr'],
    ['packages/web/src/routes/connect.tsx', 'xstate', '@tanstack/react-router'],
    ['packages/web/src/routes/connect.tsx', 'valibot', 'react'],
    ['packages/web/src/composition/container.ts', 'react', 'inversify'],
    ['packages/web/src/composition/container.ts', 'meilisearch', '@connect/adapters-http/client'],
    ['packages/search-service/src/service.ts', '@connect/core/domain/search/words', 'node:fs/promises'],
    ['packages/search-service/src/service.ts', 'minisearch', 'hono/cors'],
    ['packages/demo/src/data/make-demo.ts', '@connect/server/database/tables', '@connect/core/domain/calendar/day'],
    ['packages/server/src/app.ts', '@connect/core/use-cases/session/sign-in', '@connect/contract/auth'],
    ['packages/server/src/app.ts', 'react', 'pino'],
    ['packages/server/src/demo/seed.ts', '@connect/web/main', '@connect/demo/accounts'],
    ['packages/server/src/ordering/domain/stock.ts', 'node:crypto', '@connect/core/domain/ordering/sku'],
    ['packages/server/src/ordering/domain/stock.ts', '@connect/contract/calls', '@connect/core/domain/result'],
    ['packages/server/src/ordering/application/place-order.ts', 'hono', '@connect/core/domain/ordering/placement'],
    ['packages/server/src/ordering/application/place-order.ts', 'kysely', 'node:crypto'],
    ['packages/server/src/ordering/application/place-order.ts', '@connect/contract/calls', 'jose'],
    ['packages/server/src/indexing/application/indexes.ts', '@connect/contract/search', 'jose'],
    ['packages/server/src/ordering/application/place-order.ts', 'node:http', 'node:timers/promises'],
    ['packages/server/src/ordering/application/place-order.ts', 'meilisearch', 'jose'],
    ['packages/server/src/ordering/application/place-order.ts', 'fast-check', 'otpauth'],
    ['packages/server/src/ordering/database/placed-orders.ts', 'hono', 'kysely/helpers/postgres'],
    ['packages/server/src/ordering/http/calls.ts', 'kysely', '@connect/contract/calls'],
    ['packages/server/src/ordering/mail/order-mails.ts', 'nodemailer', '@connect/core/domain/calendar/day'],
    ['packages/server/src/documents/pdf/invoice.ts', 'pdfkit', '@connect/core/domain/calendar/day'],
    ['packages/server/src/indexing/search/indexer.ts', 'hono', 'meilisearch'],
    ['packages/server/src/mail/worker.ts', 'kysely', 'nodemailer'],
    ['packages/server/src/mail/database/mailbox.ts', 'nodemailer', 'kysely'],
    ['packages/server/src/pdf/sheet.ts', 'hono', 'fontkit'],
    ['e2e/login.spec.ts', '@connect/contract/calls', '@playwright/test'],
    ['examples/terminal/src/main.ts', '@connect/contract/calls', '@connect/core/domain/documents/pdf'],
    ['examples/terminal/src/main.ts', 'commander', 'node:util'],
  ])('lets no %s import %s, but %s', (path, refused, taken) => {
    expect(takes(path, `import '${refused}';`)).toBe(false);
    expect(takes(path, `import '${taken}';`)).toBe(true);
  });

  test.each([
    `import { render } from 'react-dom';`,
    `import {\n  render,\n  type Root,\n} from 'react-dom';`,
    `import type { Root } from 'react-dom';`,
    `export { render } from 'react-dom/client';`,
    `export * from 'react-dom';`,
    `const { render } = await import('react-dom');`,
    `type Dom = typeof import('react-dom');`,
    `const dom = require('react-dom');`,
    `const at = import.meta.resolve('react-dom');`,
  ])('sees an import in whatever form: %j', (line) => {
    expect(takes('packages/server/src/ordering/application/place-order.ts', line)).toBe(false);
  });

  test('lets tests import what is installed for them, and what they are made of', () => {
    expect(takes('packages/web/src/features/auth/login.test.tsx', `import 'fast-check';`)).toBe(true);
    expect(takes('packages/server/src/testing/portal.ts', `import 'node:http';`)).toBe(true);
  });

  test('lets types pass where types alone may', () => {
    const path = 'packages/server/src/ordering/application/place-order.ts';
    expect(takes(path, `import type { Logger } from 'pino';`)).toBe(true);
    expect(takes(path, `type Pino = typeof import('pino');`)).toBe(true);
    expect(takes(path, `import { pino } from 'pino';`)).toBe(false);
    expect(takes(path, `const { pino } = await import('pino');`)).toBe(false);
  });

  test('knows no room for a file of a new one', () => {
    expect(refusedImports(rooms, importsOf('packages/mobile/src/app.ts', `import 'react';`))).toEqual([
      'packages/mobile/src/app.ts is in no room',
    ]);
  });

  test.each([
    ['packages/web/src/main.tsx', '../../core/src/domain/result.ts', './services.ts'],
    ['packages/server/src/auth/http/calls.ts', '../../../../../e2e/support/test.ts', '../../http/serve.ts'],
    ['e2e/login.spec.ts', '../packages/server/src/app.ts', './support/test.ts'],
    ['examples/terminal/src/main.ts', '../../../packages/core/src/domain/result.ts', './failed.ts'],
  ])('has no way from %s to %s', (path, refused, taken) => {
    expect(trespasses(path, `import { one } from '${refused}';`)).toHaveLength(1);
    expect(trespasses(path, `import { one } from '${taken}';`)).toEqual([]);
  });

  test('has nothing that nobody imports', () => {
    const one = roomsOf('| `core/src/ports` | nothing | `luxon`, types of `valibot` |\n');
    expect(one).toHaveLength(1);
    expect(unusedPermissions(one, importsOf('packages/core/src/ports/clock.ts', `import 'luxon';`))).toEqual([
      'core/src/ports: nobody imports valibot',
    ]);
  });
});

describe('the sources', () => {
  const texts = trackedFiles(project)
    .filter((path) => /^(?:packages|examples|e2e)\/.*\.(?:ts|tsx|mjs|html)$/.test(path))
    .map((path) => [path, readFileSync(join(project, path), 'utf8')] as const);
  const imports = texts.flatMap(([path, text]) => importsOf(path, text));

  test('are all in a room', () => {
    expect(texts.length).toBeGreaterThan(1500);
    expect(texts.filter(([path]) => !roomOf(rooms, path)).map(([path]) => path)).toEqual([]);
  });

  test('import what their room may', () => {
    expect(imports.length).toBeGreaterThan(2000);
    expect(refusedImports(rooms, imports)).toEqual([]);
  });

  test('import all that their rooms may', () => {
    expect(unusedPermissions(rooms, imports)).toEqual([]);
  });

  test('name the file of another package that they mean: its root is for others', () => {
    const roots = /^@connect\/(core|contract|machines|adapters-http|adapters-storage)$/;
    expect(imports.filter(({ path, name }) => !path.startsWith('examples/') && roots.test(name))).toEqual([]);
  });

  test('reach another package by its name alone', () => {
    expect(texts.flatMap(([path, text]) => trespasses(path, text))).toEqual([]);
  });
});
