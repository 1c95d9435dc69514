import { pence } from '@connect/core/testing';
import { createMemoryStorage } from '@connect/adapters-storage/memory-storage';
import { createSafeStore } from '@connect/adapters-storage/safe-store';
import { createStorageCheckoutDrafts } from '@connect/adapters-storage/storage-checkout-drafts';
import { emptyCheckout } from '@connect/core/domain/ordering/checkout-entry';
import { aUser } from '@connect/core/testing';
import { describe, expect, test } from 'vitest';

import { invitation, openPortal } from './testing/open-portal.ts';
import * as tokens from './tokens.ts';
import { warmUp } from './warm-up.ts';

const credentials = { email: 'priya@northgate.example', password: 'right', remember: true };

describe('signing in and out', () => {
  test('signing in is another session: the next guard asks again, and the search is prepared', async () => {
    const { services, counts } = openPortal();
    expect(await services.session.ensure()).toBeNull();
    await services.signIn(credentials);
    expect((await services.session.ensure())?.user.email).toBe(credentials.email);
    expect([counts.forgotten, counts.prepared]).toEqual([1, 1]);
  });

  test('a refused sign-in changes nothing', async () => {
    const { services, counts } = openPortal();
    const answer = await services.signIn({ ...credentials, password: 'wrong' });
    expect([answer.ok, counts.prepared, await services.session.ensure()]).toEqual([false, 0, null]);
  });

  test('the second factor, a registration and a reset each begin another session, too', async () => {
    const { services, counts } = openPortal({
      accounts: [{ user: aUser(), password: 'right', secondFactor: '123456' }],
    });
    const visitors = async () => (await services.session.ensure())?.user.email ?? null;
    const step = await services.signIn(credentials);
    expect([await visitors(), counts.prepared]).toEqual([null, 0]);

    const mfaToken = step.ok && step.value.kind === 'second-factor' ? step.value.mfaToken : '';
    expect((await services.finishSignIn(mfaToken, { code: '654321' }, '')).ok).toBe(false);
    expect([await visitors(), counts.prepared]).toEqual([null, 0]);
    await services.finishSignIn(mfaToken, { code: '123456' }, '');
    expect([await visitors(), counts.prepared]).toEqual([credentials.email, 1]);

    await services.register({ ...invitation, firstName: 'Nadia', lastName: 'Kowalska', password: 'long enough' });
    expect([await visitors(), counts.prepared]).toEqual([invitation.email, 2]);
  });

  test('a reset begins another session, a refused one does not', async () => {
    const { services, counts, mailed } = openPortal();
    await services.sendPasswordReset(credentials.email, '');
    const form = {
      token: mailed(),
      email: credentials.email,
      password: 'long enough',
      confirmation: 'long enough',
      storefront: '',
    };
    expect((await services.resetPassword({ ...form, password: 'short' })).ok).toBe(false);
    expect([await services.session.ensure(), counts.prepared]).toEqual([null, 0]);
    await services.resetPassword(form);
    expect([(await services.session.ensure())?.user.email, counts.prepared]).toEqual([credentials.email, 1]);
  });

  test('signing out everywhere is nobody from then on', async () => {
    const { services, counts, storage, container } = openPortal();
    await services.signIn(credentials);
    expect((await container.get(tokens.ActiveSessionsToken).list()).ok).toBe(true);
    expect(await services.signOutEverywhere(null)).toEqual({ ok: true, value: null });
    expect([await services.session.ensure(), storage.getItem('jwt'), counts.forgotten]).toEqual([null, null, 2]);
  });

  test('logging out clears the tokens and the cached documents, and keeps the choices (decisions §logging-out-forgets)', async () => {
    const { services, storage } = openPortal();
    await services.signIn(credentials);
    storage.setItem('order:SO-1', '{}');
    storage.setItem('picker-range', '{}');
    await services.signOut();
    expect([storage.getItem('jwt'), storage.getItem('order:SO-1')]).toEqual([null, null]);
    expect(storage.getItem('picker-range')).toBe('{}');
    expect(await services.session.ensure()).toBeNull();
  });

  test.each(['signOut', 'signOutEverywhere'] as const)(
    '%s forgets the checkouts of the tab, but not an order that was sent and not answered',
    async (leave) => {
      const tab = createMemoryStorage();
      const { services } = openPortal({ tab });
      await services.signIn(credentials);
      const drafts = createStorageCheckoutDrafts(createSafeStore(tab));
      const written = { ...emptyCheckout, reference: 'PO-1' };
      const sent = {
        idempotencyKey: 'k1',
        basketVersion: 1,
        totalIncVat: pence(1),
        addressId: 'a',
        reference: 'PO-2',
        requestedOn: null,
      };
      drafts.keep(credentials.email, written);
      drafts.keep('lee@harbourworks.example', { ...written, sent: { ...sent, notes: '', storefront: '' } });
      await (leave === 'signOut' ? services.signOut() : services.signOutEverywhere(null));
      expect(drafts.find(credentials.email)).toBeNull();
      expect(drafts.find('lee@harbourworks.example')?.sent?.idempotencyKey).toBe('k1');
    },
  );

  test('a 401 forgets the stored data and tells the router, once (decisions §refused-sessions)', async () => {
    const { services, storage, container } = openPortal();
    await services.signIn(credentials);
    await services.session.ensure();
    storage.setItem('invoice:SI-1', '{}');
    let lost = 0;
    services.session.onChange(() => {
      lost += 1;
      expect([storage.getItem('jwt'), storage.getItem('invoice:SI-1')]).toEqual([null, null]);
    });
    container.get(tokens.SignedOutSignal).raise();
    container.get(tokens.SignedOutSignal).raise();
    expect(lost).toBe(1);
  });
});

describe('acting for a customer (decisions §acting-within-limits)', () => {
  const morgan = aUser({ email: 'morgan@connect.example', roles: ['account_manager'], customerNo: null });
  /** A tab in which Morgan is signed in, and what it was told without its own doing. */
  const openStaff = async () => {
    const portal = openPortal({ accounts: [{ user: morgan, password: 'right' }] });
    await portal.services.signIn({ ...credentials, email: morgan.email });
    await portal.services.session.ensure();
    const own = portal.storage.getItem('jwt');
    let notified = 0;
    portal.services.session.onChange(() => {
      notified += 1;
    });
    const visitor = async () => (await portal.services.session.ensure())?.user ?? null;
    const held = () => [portal.storage.getItem('jwt'), portal.storage.getItem('impersonator_jwt')];
    return { ...portal, own, visitor, held, notified: () => notified };
  };

  test('starting is another session: the next guard asks again, and the search is prepared for the customer', async () => {
    const { services, counts, visitor, storage, own } = await openStaff();
    expect((await services.startImpersonating('C10482')).ok).toBe(true);
    expect(await visitor()).toMatchObject({ email: morgan.email, customerNo: 'C10482' });
    expect(await services.session.ensure()).toMatchObject({ impersonating: true, manager: null });
    expect([counts.forgotten, counts.prepared, storage.getItem('impersonator_jwt')]).toEqual([2, 2, own]);
  });

  test('a start that is refused changes nothing', async () => {
    const { services, counts, held, own } = await openStaff();
    expect((await services.startImpersonating('C-NONE')).ok).toBe(false);
    expect([held(), counts.forgotten, counts.prepared]).toEqual([[own, null], 1, 1]);
  });

  test('stopping restores the own token, and is another session again (specification §acting-for-a-customer)', async () => {
    const { services, counts, held, own, visitor } = await openStaff();
    await services.startImpersonating('C10482');
    expect(services.stopImpersonating()).toBe(true);
    expect([held(), counts.forgotten, counts.prepared]).toEqual([[own, null], 3, 3]);
    expect(await visitor()).toEqual(morgan);
  });

  test('stopping what was not begun changes nothing', async () => {
    const { services, counts, held, own } = await openStaff();
    expect(services.stopImpersonating()).toBe(false);
    expect([held(), counts.forgotten]).toEqual([[own, null], 1]);
  });

  test('a 401 ends the acting alone: the own session goes on, and the router is told', async () => {
    const { services, storage, container, held, own, visitor, notified } = await openStaff();
    await services.startImpersonating('C10482');
    await services.session.ensure();
    storage.setItem('order:SO-1', '{}');
    container.get(tokens.SignedOutSignal).raise();
    expect([held(), storage.getItem('order:SO-1'), notified()]).toEqual([[own, null], null, 1]);
    expect(await visitor()).toEqual(morgan);
    // The own one is no longer good either: that is a logout (decisions §refused-sessions).
    container.get(tokens.SignedOutSignal).raise();
    expect([held(), notified()]).toEqual([[null, null], 2]);
  });

  test('logging out clears both tokens (decisions §logging-out-forgets)', async () => {
    const { services, held, visitor } = await openStaff();
    await services.startImpersonating('C10482');
    await services.signOut();
    expect([held(), await visitor()]).toEqual([[null, null], null]);
  });
});

describe('what the first page needs is fetched ahead', () => {
  test('with a token: session and search credentials at once', async () => {
    const storage = createMemoryStorage();
    storage.setItem('jwt', 'token');
    const { container, services, counts } = openPortal({ storage });
    let asked = 0;
    const session = {
      ...services.session,
      ensure: async () => {
        asked += 1;
        return null;
      },
    };
    warmUp(container, { session }, new EventTarget());
    expect([asked, counts.prepared]).toEqual([1, 1]);
  });

  test('without one: nothing, until somebody turns to the form, and then once', () => {
    const { container, services, counts } = openPortal();
    const page = new EventTarget();
    warmUp(container, services, page);
    expect([counts.fetched, counts.prepared]).toEqual([0, 0]);
    page.dispatchEvent(new Event('focusin'));
    page.dispatchEvent(new Event('input'));
    expect(counts.fetched).toBe(1);
  });
});
