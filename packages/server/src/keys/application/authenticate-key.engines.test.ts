import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAttempts } from '../../auth/database/attempts.ts';
import type { Database } from '../../database/open.ts';
import { testNow } from '../../testing/demo-database.ts';
import { engines } from '../../testing/engines.ts';
import { createKeyRepository } from '../database/key-repository.ts';
import { keyLimit, makeAuthenticateKey, wrongKeyLimit } from './authenticate-key.ts';
import { createKeyManagement, type KeyForm } from './manage-keys.ts';

const form: KeyForm = { name: 'Back office', scopes: ['write:customers'], addresses: [], expiresAt: null };
const address = '192.0.2.7';

describe.each(engines)('integration keys on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'as they are used', () => {
    let database: Database;
    let now = testNow;
    let names = 1;
    const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
    const clock = () => now;
    beforeAll(async () => {
      ({ database } = await open());
    });
    afterAll(() => database.destroy());

    const parts = () => {
      const keys = createKeyRepository(database);
      const authenticate = makeAuthenticateKey({ keys, attempts: createAttempts(database, clock), now: clock });
      const use = (text: string, more: { scope?: 'read:customers'; address?: string } = {}) =>
        authenticate({ authorization: `Bearer ${text}`, address, scope: 'write:customers', ...more });
      const management = createKeyManagement({ keys, now: clock });
      const make = async (wanted: KeyForm) => {
        // No two that are in use have one name.
        const made = await management.create({ ...wanted, name: `${wanted.name} ${names++}` }, 'Operator');
        if (!made.ok) throw new Error(made.refusal.kind);
        return made.value;
      };
      return { use, management, make };
    };

    it('one opens what it says, and is noted as used, to the minute', async () => {
      const { use, management, make } = parts();
      const { key, text } = await make(form);
      expect(await use(text)).toMatchObject({ ok: true, value: { id: key.id, name: 'Back office 1' } });
      const usedAt = async () => (await management.list()).find(({ id }) => id === key.id)?.lastUsedAt;
      const first = now;
      expect(await usedAt()).toEqual(first);
      now = new Date(first.getTime() + 59_000);
      await use(text);
      expect(await usedAt()).toEqual(first);
      now = new Date(first.getTime() + 60_000);
      await use(text);
      expect(await usedAt()).toEqual(now);
    });

    it('its secret is nowhere in the database', async () => {
      const { text } = await parts().make(form);
      const rows = JSON.stringify(await database.selectFrom('integration_keys').selectAll().execute());
      expect(rows).toContain(text.split('_')[1]);
      expect(rows).not.toContain(text.split('_').slice(2).join('_'));
    });

    it('what it lacks is told with its secret alone', async () => {
      const { use, management, make } = parts();
      const narrow = { ...form, addresses: ['198.51.100.0/24'], expiresAt: new Date(now.getTime() + 3_600_000) };
      const { key, text } = await make(narrow);
      const wrong = text.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
      const from = { address: '198.51.100.9' };
      expect(await use(text)).toMatchObject({ ok: false, refusal: { kind: 'address' } });
      expect(await use(text, from)).toMatchObject({ ok: true });
      expect(await use(text, { ...from, scope: 'read:customers' })).toMatchObject({
        ok: false,
        refusal: { kind: 'scope', scope: 'read:customers' },
      });
      later(60);
      expect(await use(text, from)).toMatchObject({ ok: false, refusal: { kind: 'expired' } });
      await management.revoke(key.id);
      expect(await use(text, from)).toMatchObject({ ok: false, refusal: { kind: 'revoked' } });
      for (const none of [wrong, `ck_0123456789abcdef_${text.split('_').slice(2).join('_')}`, 'ck_', '', 'junk'])
        expect(await use(none, from)).toMatchObject({ ok: false, refusal: { kind: 'unknown' } });
    });

    it('of two that make one of a name at the same time one gets it, however they write the name', async () => {
      const { management } = parts();
      const names = ['ERP of the year', ' erp  of the Year ', 'ERP of the year'];
      const made = await Promise.all(names.map((name) => management.create({ ...form, name }, 'Operator')));
      expect(made.filter(({ ok }) => ok)).toHaveLength(1);
      expect(made.filter((each) => !each.ok && each.refusal.kind === 'taken')).toHaveLength(2);
    });

    it('revoked twice, it was revoked the first time', async () => {
      const { management, make } = parts();
      const { key } = await make(form);
      const revokedAt = now;
      expect(await management.revoke(key.id)).toMatchObject({ revokedAt });
      later(5);
      expect(await management.revoke(key.id)).toMatchObject({ revokedAt });
      expect(await management.revoke('0000000000000000')).toBeNull();
    });

    it('too many calls with one wait, those with another do not', async () => {
      const { use, make } = parts();
      const [busy, quiet] = [await make(form), await make(form)];
      expect(await use(busy.text)).toMatchObject({ ok: true });
      // As after so many calls more.
      await database
        .updateTable('login_limits')
        .set({ failures: keyLimit.attempts })
        .where('key', 'like', 'key:%')
        .execute();
      expect(await use(busy.text)).toMatchObject({
        ok: false,
        refusal: { kind: 'too-many-calls', seconds: keyLimit.window },
      });
      expect(await use(quiet.text)).toMatchObject({ ok: true });
    });

    it('calls that it may not make count, too', async () => {
      const { use, make } = parts();
      const narrow = { ...form, addresses: ['198.51.100.0/24'] };
      const { key, text } = await make(narrow);
      const attempts = createAttempts(database, clock);
      const limit = { attempts: 4, window: keyLimit.window };
      await use(text);
      await use(text, { address: '198.51.100.9', scope: 'read:customers' });
      await use(text, { address: '198.51.100.9' });
      expect(await attempts.count({ kind: 'key', text: key.id, limit })).toBeNull();
      expect(await attempts.count({ kind: 'key', text: key.id, limit })).toBeGreaterThan(0);
    });

    it('who tries many that are none waits, whoever has one does not', async () => {
      const { use, make } = parts();
      const { text } = await make(form);
      const from = { address: '203.0.113.5' };
      for (let tries = 0; tries < wrongKeyLimit.attempts; tries++) await use('junk', from);
      expect(await use('junk', from)).toMatchObject({ refusal: { kind: 'too-many-calls' } });
      expect(await use(text, from)).toMatchObject({ ok: true });
    });
  });
});
