import { beforeEach, describe, expect, test } from 'vitest';

import { orderNoOf } from '../../domain/documents/number.ts';
import { aUser, anOrder } from '../../testing/examples.ts';
import { createMemoryFigureCache } from '../../testing/memory/browser.ts';
import { createMemoryDocumentCache } from '../../testing/memory/documents.ts';
import { createMemoryAuthentication, createMemorySessionTokens } from '../../testing/memory/session.ts';
import { createMemoryStaffLogins } from '../../testing/memory/staff-logins.ts';
import { makeFinishStaffLogin, type StaffLoginAnswer } from './staff-login.ts';

const morgan = aUser({ email: 'morgan@connect.example', roles: ['account_manager'], customerNo: null });
const code = `code of ${morgan.email}`;
const failed = { ok: false, refusal: 'failed' };

const makePorts = () => {
  const tokens = createMemorySessionTokens();
  return {
    tokens,
    authentication: createMemoryAuthentication([{ user: morgan, password: '' }], tokens),
    documentCache: createMemoryDocumentCache(),
    figureCache: createMemoryFigureCache(),
    formDrafts: { clear: () => undefined },
    staffLogins: createMemoryStaffLogins(),
  };
};
let ports = makePorts();
const finish = (answer: StaffLoginAnswer) => makeFinishStaffLogin(ports)(answer);

beforeEach(() => {
  ports = makePorts();
  ports.staffLogins.keep({ state: 'its', returnTo: '/connect/reports' });
});

describe('staff back from their provider (specification §staff-sign-in, decisions §staff-state)', () => {
  test('are signed in, nothing of an earlier user left, and told where they wanted to', async () => {
    ports.documentCache.save('order:SO-1', anOrder({ no: orderNoOf('SO-1') }));
    expect(await finish({ state: 'its', code })).toEqual({ ok: true, value: { returnTo: '/connect/reports' } });
    expect(await ports.authentication.currentUser()).toEqual(morgan);
    expect(ports.documentCache.order(orderNoOf('SO-1'))).toBeNull();
  });

  test('are signed in by a one-time link alone, whatever this tab has asked, and once', async () => {
    ports.staffLogins.take();
    expect(await finish({ link: code })).toEqual({ ok: true, value: { returnTo: null } });
    expect(await ports.authentication.currentUser()).toEqual(morgan);
    expect(await finish({ link: 'another' })).toEqual(failed);
  });

  test('given a passkey that the server takes, then they are signed in and told where they wanted to', async () => {
    const passkey = { id: code };
    expect(await finish({ passkey })).toEqual({ ok: true, value: { returnTo: '/connect/reports' } });
    expect(await ports.authentication.currentUser()).toEqual(morgan);
  });

  test('given one that it refuses, then what it said is told, and where they wanted to is kept', async () => {
    expect(await finish({ passkey: { id: 'another' } })).toMatchObject({
      ok: false,
      refusal: { message: { code: 'invalid_code' } },
    });
    expect(await finish({ passkey: { id: code } })).toMatchObject({ value: { returnTo: '/connect/reports' } });
  });

  test.each([
    ['with the state of somebody else', { state: 'other', code }],
    ['without a state', { code }],
    ['without a code: the provider refused them', { state: 'its' }],
    ['with an empty code', { state: 'its', code: '' }],
  ])('%s are refused, and the server is not asked', async (_, answer) => {
    expect(await finish(answer)).toEqual(failed);
    expect([ports.authentication.asked, ports.tokens.current()]).toEqual([[], null]);
  });

  test('are told that they are no staff here where this tab has asked, and nobody else is', async () => {
    expect(await finish({ state: 'its', error: 'unknown_user' })).toEqual({ ok: false, refusal: 'not-staff' });
    expect(await finish({ state: 'its', error: 'unknown_user' })).toEqual(failed);
    expect([ports.authentication.asked, ports.tokens.current()]).toEqual([[], null]);
  });

  test('are refused when this tab has asked for nothing', async () => {
    ports.staffLogins.take();
    expect(await finish({ code })).toEqual(failed);
    expect(ports.authentication.asked).toEqual([]);
  });

  test.each([['with an old address'], ['with one of somebody else']])(
    'are left signed in as they are %s, which is asked about no more',
    async (which) => {
      if (which === 'with an old address') ports.staffLogins.take();
      ports.tokens.set('theirs');
      expect(await finish({ state: 'abc', code })).toEqual({ ok: true, value: { returnTo: null } });
      expect([ports.authentication.asked, ports.tokens.current()]).toEqual([[], 'theirs']);
    },
  );

  test('are asked about once, however often they come with the same address', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => finish({ state: 'its', code })));
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, false]);
    expect(ports.authentication.asked).toEqual(['loginWithCode']);
  });

  test('a code the server does not take, and a server out of reach, change nothing', async () => {
    ports.tokens.set('old');
    expect(await finish({ state: 'its', code: 'another' })).toEqual(failed);
    ports.staffLogins.keep({ state: 'its', returnTo: null });
    ports.authentication.down = true;
    expect(await finish({ state: 'its', code })).toEqual(failed);
    expect(ports.tokens.current()).toBe('old');
  });
});
