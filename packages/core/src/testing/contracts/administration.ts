import { describe, expect, test } from 'vitest';
import { healthStates } from '../../domain/administration/portal-health.ts';
import type { IntegrationKeys, PortalWatch, StaffDirectory } from '../../ports/administration.ts';
import { valueOf } from './answers.ts';

export interface PortalWatchFixture {
  readonly watch: PortalWatch;
  /** The same asked by somebody of staff who is no administrator. */
  readonly others: PortalWatch;
}

/** Laws of every `PortalWatch`. */
export const portalWatchContract = (name: string, make: () => Promise<PortalWatchFixture>): void => {
  describe(`${name} is a PortalWatch`, () => {
    test('it says how each part is, and of a portal that answers that its database is there', async () => {
      const { watch } = await make();
      const health = valueOf(await watch.health());
      expect(health.version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(health.database).not.toBe('');
      expect(health.search.isThere).toBe(true);
      expect(healthStates(health, Date.now()).database).toBe('good');
    });

    test('nobody but an administrator is told', async () => {
      const { others } = await make();
      const answer = await others.health();
      expect(answer.ok || answer.refusal.failure).toBe('forbidden');
    });
  });
};

export interface StaffDirectoryFixture {
  readonly directory: StaffDirectory;
  /** The only administrator, who asks. */
  readonly own: string;
  /** Nobody's yet, another one each time. */
  readonly newEmail: () => string;
}

/** Laws of every `StaffDirectory`. */
export const staffDirectoryContract = (name: string, make: () => Promise<StaffDirectoryFixture>): void => {
  const manager = { position: 'account-manager', superUser: false } as const;
  const brand = { position: 'brand-manager', superUser: false } as const;
  const added = async () => {
    const fixture = await make();
    const email = fixture.newEmail();
    const link = valueOf(await fixture.directory.add({ email, firstName: 'Max', lastName: 'Hale', ...manager }));
    const find = async () => valueOf(await fixture.directory.list()).find((each) => each.email === email);
    return { ...fixture, email, link, find };
  };

  describe(`${name} is a StaffDirectory`, () => {
    test('who is added is there, as what they were added, with a link that ends', async () => {
      const { link, find } = await added();
      expect(await find()).toMatchObject({ firstName: 'Max', ...manager, active: true, customers: 0, isYou: false });
      expect(Date.parse(link.expiresAt)).toBeGreaterThan(Date.now());
    });

    test('nobody is added twice', async () => {
      const { directory, email } = await added();
      const answer = await directory.add({ email, firstName: 'Max', lastName: 'Hale', ...manager });
      expect(answer.ok || answer.refusal.message?.code).toBe('email_taken');
    });

    test('a role is changed from what it was, and from nothing else', async () => {
      const { directory, email, find } = await added();
      expect((await directory.setRole(email, brand, manager)).ok).toBe(true);
      expect(await find()).toMatchObject(brand);
      const stale = await directory.setRole(email, manager, manager);
      expect(stale.ok || stale.refusal.message?.code).toBe('changed_meanwhile');
    });

    test('each link is another one', async () => {
      const { directory, email, link } = await added();
      expect(valueOf(await directory.link(email)).link).not.toBe(link.link);
    });

    test('access is ended, and given again', async () => {
      const { directory, email, find } = await added();
      expect((await directory.remove(email)).ok).toBe(true);
      expect(await find()).toMatchObject({ active: false });
      const answer = await directory.link(email);
      expect(answer.ok || answer.refusal.failure).toBe('not-found');
      expect((await directory.restore(email)).ok).toBe(true);
      expect(await find()).toMatchObject({ active: true, ...manager });
    });

    test('the last administrator stays one', async () => {
      const { directory, own } = await added();
      const removed = await directory.remove(own);
      expect(removed.ok || removed.refusal.message?.code).toBe('last_portal_administrator');
      const changed = await directory.setRole(own, manager, { position: 'administrator', superUser: true });
      expect(changed.ok || changed.refusal.message?.code).toBe('last_portal_administrator');
    });
  });
};

/** Laws of all `IntegrationKeys`. */
export const integrationKeysContract = (name: string, make: () => Promise<IntegrationKeys>): void => {
  const form = { name: 'Shop', scopes: ['read:products'], addresses: ['192.0.2.7'], expiresAt: null };

  describe(`${name} are IntegrationKeys`, () => {
    test('one that is made is the first of the list, which never has its text', async () => {
      const keys = await make();
      const { key, text } = valueOf(await keys.create(form));
      expect(key).toMatchObject({ ...form, lastUsedAt: null, revokedAt: null });
      const list = valueOf(await keys.list());
      expect(list.keys[0]).toEqual(key);
      expect(JSON.stringify(list)).not.toContain(text);
    });

    test('what there is to give can be given', async () => {
      const keys = await make();
      const { scopes } = valueOf(await keys.list());
      expect(valueOf(await keys.create({ ...form, scopes })).key.scopes).toEqual(scopes);
    });

    test('what is no address is refused at its field', async () => {
      const answer = await (await make()).create({ ...form, addresses: ['nowhere'] });
      expect(answer.ok || Object.keys(answer.refusal.message?.errors ?? {})).toEqual(['addresses']);
    });

    test('one that is revoked stays so; one that there is not is not found', async () => {
      const keys = await make();
      const { key } = valueOf(await keys.create(form));
      const revoked = valueOf(await keys.revoke(key.id));
      expect(revoked).toEqual({ ...key, revokedAt: expect.any(String) });
      expect(valueOf(await keys.list()).keys).toContainEqual(revoked);
      const answer = await keys.revoke('0123456789abcdef');
      expect(answer.ok || answer.refusal.failure).toBe('not-found');
    });
  });
};
