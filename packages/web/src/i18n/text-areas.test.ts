import { describe, expect, test } from 'vitest';

import { messageId } from './message-id.ts';
import { webSources } from './extract-texts.ts';
import { areas, areasOfPages, textsByArea, usedTexts } from './text-areas.ts';

const route = (id: string, data: string, ...imports: string[]): string =>
  [
    ...imports.map((path) => `import { X } from '${path}';`),
    `export const Route = createFileRoute('/{-$region}/{-$language}/connect/${id}')({ staticData: { ${data} } });`,
  ].join('\n');
const tree = new Map([
  ['shared/page/bare-layout.tsx', "t('Bare')"],
  ['features/shell/app-shell.tsx', "t('Menu'); t('Bare')"],
  ['routes/-parts/portal-shell.tsx', "import { AppShell } from '../../features/shell/app-shell.tsx';"],
  [
    'features/auth/form.tsx',
    "import {\n  serverText,\n} from '../../i18n/server-message.ts';\nt('Password'); t('Cancel')",
  ],
  [
    'features/list/list.tsx',
    "import type { X } from '../auth/form.tsx';\nconst panel = () => import('../dates/panel.tsx');\nconst sheet = later(\n  'sheet', () => import('../sheet/sheet.tsx'));\nt('Cancel')",
  ],
  ['features/sheet/sheet.tsx', "import { S } from '../dates/panel.tsx';\nt('Columns')"],
  ['features/dates/panel.tsx', "t('Today')"],
  ['features/managers/board.tsx', "t('Top')"],
  ['i18n/server-message.ts', "msg('Refused')"],
  ['routes/connect/login.tsx', route('login', "sidebar: 'none', title: 'Sign in'", '../../features/auth/form.tsx')],
  ['routes/connect/list.tsx', route('list', "sidebar: 'inner', title: 'List'", '../../features/list/list.tsx')],
  [
    'routes/connect/top.tsx',
    route('top', "role: 'brandManager', sidebar: 'inner', title: 'Best'", '../../features/managers/board.tsx'),
  ],
  [
    'routes/connect/index.tsx',
    `${route('', "sidebar: 'inner', title: 'Home'", '../../features/list/list.tsx')} const forStaff = () => import('../../features/managers/board.tsx');`,
  ],
]);

describe('the texts of an area', () => {
  test('are those of a feature; the base, the portal and the staff have the rest, titles of pages included', () => {
    expect(Object.fromEntries([...textsByArea(tree)].map(([area, texts]) => [area, [...texts].toSorted()]))).toEqual({
      base: ['Bare', 'Sign in'],
      portal: ['Home', 'List', 'Menu'],
      staff: ['Best'],
      auth: ['Cancel', 'Password'],
      list: ['Cancel'],
      dates: ['Today'],
      sheet: ['Columns'],
      managers: ['Top'],
      'server-messages': ['Refused'],
    });
  });

  test('are all texts there are, and no two have the same id', () => {
    const texts = usedTexts();
    expect(new Set([...textsByArea(webSources()).values()].flatMap((area) => [...area])).size).toBe(texts.length);
    expect(new Set(texts.map(messageId)).size).toBe(texts.length);
  });
});

describe('a page needs the areas', () => {
  const needs = (id: string): string[] | undefined => areasOfPages(tree).get(id);

  test('of all that it imports, now or later, but not for a type', () => {
    expect(needs('/connect/login')).toEqual(['auth', 'server-messages']);
    expect(needs('/connect/list')).toEqual(['dates', 'list', 'portal']);
  });

  test('not of a part that brings its texts along', () => {
    expect(needs('sheet')).toEqual(['dates', 'sheet']);
  });

  test('of staff where it is theirs, and what its route file imports later for them alone', () => {
    expect(needs('/connect/top')).toEqual(['managers', 'portal', 'staff']);
    expect(needs('/connect/')).toEqual(['dates', 'list', 'portal']);
    expect(needs('/connect/ staff')).toEqual(['managers', 'staff']);
    expect([needs('*'), needs('* staff')]).toEqual([['portal'], ['staff']]);
  });
});

describe('of the pages that there are', () => {
  const pages = areasOfPages(webSources());
  const featuresOf = (pattern: RegExp) => [...pages].filter(([id]) => pattern.test(id)).flatMap(([, needed]) => needed);

  test('those without the frame need nothing of the portal', () => {
    const bare = featuresOf(/\/(login|staff-login|register|forgot-password|password-reset\/\$token)$/);
    expect([...new Set(bare)].toSorted()).toEqual([
      'account-links',
      'another-login',
      'auth',
      'forms',
      'server-messages',
    ]);
    expect(featuresOf(/\/(login|staff-login)$/)).toEqual(['auth', 'auth']);
  });

  test('what the server refuses a sign-in with comes with what answers it', () => {
    expect(featuresOf(/^auth-answers$/)).toContain('server-messages');
  });

  test('those of customers need nothing of staff', () => {
    const forStaff = new Set([areas.staff, ...featuresOf(/ staff$/)]);
    // What the server says is for everybody.
    forStaff.delete('server-messages');
    forStaff.delete(areas.portalMessages);
    const customers = featuresOf(/\/connect\/((orders|invoices|users|contact|help|mfa-settings|playground)\b.*)?$/);
    expect(customers.length).toBeGreaterThan(10);
    expect(customers.filter((area) => forStaff.has(area))).toEqual([]);
  });
});
