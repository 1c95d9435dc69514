import { presetOf } from '@connect/core/domain/access/user-presets';
import { pence } from '@connect/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase, testNow, type TestDatabase } from '../testing/demo-database.ts';
import type { UserRepository } from '../users/application/user-repository.ts';
import { createUserRepository } from '../users/database/user-repository.ts';

let data: TestDatabase;
let users: UserRepository;

beforeAll(async () => {
  data = await openDemoDatabase();
  users = createUserRepository(data.database, () => testNow);
});
afterAll(() => data.database.destroy());

describe('Manage Users of the demo shows its states on a fresh start:', () => {
  it('presets, a choice of its own, somebody deactivated, limits', async () => {
    const list = await users.list('C10482', '', '');
    expect(list.map((user) => [user.firstName, presetOf(user.permissions), user.active, user.spendLimit])).toEqual([
      ['Aoife', 'accounts', true, null],
      ['Priya', 'administrator', true, null],
      ['Sam', null, true, null],
      ['Tomasz', 'buyer', false, pence(1000_00)],
    ]);
  });

  it('an invitation that waits and one that expired, of people who have no account', async () => {
    const invitations = await users.invitations('C10482');
    expect(invitations.map(({ expired }) => expired)).toEqual([false, true]);
    const emails = invitations.map(({ email }) => email);
    expect(await data.database.selectFrom('users').selectAll().where('email', 'in', emails).execute()).toEqual([]);
  });

  it('a log whose entries follow one another, none ahead of now', async () => {
    const { data: entries } = await users.activity('C10482', {});
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(entries.map(({ kind }) => kind)).size).toBeGreaterThan(4);
    expect((times[0] ?? '') < testNow.toISOString()).toBe(true);
  });
});
