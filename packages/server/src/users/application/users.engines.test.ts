import { userPresets } from '@connect/core/domain/access/user-presets';
import { pence } from '@connect/core/testing';
import { isAdministrator } from '@connect/core/domain/access/user-authority';
import type { Permission } from '@connect/core/domain/access/user';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type Database } from '../../database/open.ts';
import { prepareDatabase } from '../../database/prepare.ts';
import { openBareDatabase, testNow } from '../../testing/demo-database.ts';
import { noPostgres, startPostgres } from '../../testing/postgres.ts';
import { createCompanies } from '../database/companies.ts';
import { limitOf } from '../../database/limit.ts';
import { createUserEditing } from './edit-users.ts';
import { createInviting } from './invite-users.ts';
import { createUserRepository } from '../database/user-repository.ts';

const customerNo = 'C1';
const now = (): Date => testNow;
const ids = ['1', '2', '3'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
const [one = '', two = '', three = ''] = ids;

const addCompany = async (database: Database): Promise<void> => {
  const texts = ['name', 'address', 'address_2', 'city', 'county', 'post_code', 'country'] as const;
  const empty = Object.fromEntries(texts.map((name) => [name, ''])) as Record<(typeof texts)[number], string>;
  const figures = { credit_limit: 0, balance: 0, outstanding_orders_value: 0 };
  await database
    .insertInto('customers')
    .values({ no: customerNo, vat_registration_no: '', currency_code: 'GBP', ...empty, ...figures })
    .execute();
};

/** Three administrators, and nothing done yet. */
const reset = async (database: Database): Promise<void> => {
  for (const table of ['activity', 'mail_jobs', 'invitations', 'users'] as const)
    await database.deleteFrom(table).execute();
  const users = ids.map((id, index) => ({
    id,
    email: `user${index + 1}@c1.example`,
    first_name: ['Zoë', 'Élodie', 'Łucja'][index] ?? '',
    last_name: 'Żak',
    roles: ['customer'],
    permissions: [...userPresets.administrator],
    is_super_user: false,
    customer_no: customerNo,
    password_hash: null,
    spend_limit: null,
    last_signed_in_at: null,
  }));
  await database.insertInto('users').values(users).execute();
};

const missing = noPostgres();
const engines: [string, boolean][] = [
  ['the embedded database', false],
  [`a PostgreSQL server${missing ? ` (skipped: ${missing})` : ''}`, missing !== null],
];

describe.each(engines)('changes of a company on %s', (engine, isSkipped) => {
  if (isSkipped) return it.skip('need one', () => undefined);
  let database: Database;
  beforeAll(async () => {
    if (engine === 'the embedded database') database = await openBareDatabase();
    else database = openServer(await (await startPostgres()).newDatabase(), () => undefined);
    await prepareDatabase(database, null);
    await addCompany(database);
  });
  afterAll(() => database.destroy());

  const parts = () => {
    const options = { companies: createCompanies(database), now };
    return {
      editing: createUserEditing(options),
      inviting: createInviting(options),
      repository: createUserRepository(database, now),
    };
  };
  const by = (editorId: string) => ({ customerNo, editorId });
  const names = { firstName: 'A', lastName: 'B' };
  const viewer = { ...names, permissions: userPresets.viewer, spendLimit: null };
  const membersNow = async () => {
    const rows = await database.selectFrom('users').selectAll().orderBy('id').execute();
    return rows.map((row) => ({ ...row, spendLimit: limitOf(row.spend_limit, 'GBP') }));
  };

  it('leave one administrator when two demote each other, or all themselves, at the same time', async () => {
    const { editing } = parts();
    for (let turn = 0; turn < 5; turn++) {
      await reset(database);
      await editing.deactivate(by(one), three);
      const answers = await Promise.all([editing.edit(by(one), two, viewer), editing.edit(by(two), one, viewer)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await membersNow()).filter(isAdministrator)).toHaveLength(1);

      await reset(database);
      const own = await Promise.all(ids.map((id) => editing.edit(by(id), id, viewer)));
      expect(own).toContainEqual({ ok: false, refusal: { kind: 'last-administrator' } });
      expect((await membersNow()).filter(isAdministrator)).toHaveLength(1);
    }
  });

  it('leave an administrator, whatever is done at once', async () => {
    const { editing } = parts();
    const someone = fc.constantFrom(...ids);
    const change = fc.record({
      permissions: fc.subarray([...userPresets.administrator]),
      spendLimit: fc.option(fc.constantFrom(0, 100, 5000).map(pence)),
    });
    const deed = fc.record({
      editor: someone,
      target: someone,
      kind: fc.constantFrom('edit' as const, 'deactivate' as const, 'reactivate' as const),
      change,
    });
    const deeds = fc.array(deed, { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(deeds, async (all) => {
        await reset(database);
        await Promise.all(
          all.map(({ editor, target, kind, change: given }) =>
            kind === 'edit'
              ? editing.edit(by(editor), target, { ...names, ...given })
              : editing[kind](by(editor), target),
          ),
        );
        expect((await membersNow()).some(isAdministrator)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  it('keep one open invitation of an email that is invited twice at once', async () => {
    await reset(database);
    const { inviting, repository } = parts();
    const form = { email: 'new@c1.example', permissions: userPresets.buyer, spendLimit: pence(5), storefront: '' };
    const answers = await Promise.all(ids.map((id) => inviting.invite(by(id), form)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await repository.invitations(customerNo)).toHaveLength(1);
    expect(await database.selectFrom('mail_jobs').select('kind').execute()).toEqual([{ kind: 'invitation' }]);
  });

  it('end the open invitations of whom they keep out, and of nobody else', async () => {
    await reset(database);
    const { editing, inviting, repository } = parts();
    const form = { permissions: userPresets.buyer, spendLimit: pence(5), storefront: '' };
    await inviting.invite(by(two), { ...form, email: 'private@elsewhere.example' });
    await inviting.invite(by(one), { ...form, email: 'new@c1.example' });
    await editing.deactivate(by(one), two);
    expect((await repository.invitations(customerNo)).map(({ email }) => email)).toEqual(['new@c1.example']);
    const { data } = await repository.activity(customerNo, {});
    expect(data.filter(({ kind }) => kind === 'invitation-revoked')).toMatchObject([
      { subject: 'private@elsewhere.example' },
    ]);
  });

  it('end the open invitations that give more than their sender still may', async () => {
    await reset(database);
    const { editing, inviting, repository } = parts();
    const invite = (email: string, permissions: readonly Permission[], limit: number | null) =>
      inviting.invite(by(two), {
        email,
        permissions,
        spendLimit: limit === null ? null : pence(limit),
        storefront: '',
      });
    await invite('small@c1.example', userPresets.buyer, 5);
    await invite('large@c1.example', userPresets.buyer, 50);
    await invite('unlimited@c1.example', userPresets.buyer, null);
    const open = async () => (await repository.invitations(customerNo)).map(({ email }) => email).toSorted();

    const administrator = { ...names, permissions: userPresets.administrator };
    await editing.edit(by(one), two, { ...administrator, spendLimit: pence(10) });
    expect(await open()).toEqual(['small@c1.example']);

    await editing.edit(by(one), two, { ...viewer, spendLimit: pence(10) });
    expect(await open()).toEqual([]);
    const { data } = await repository.activity(customerNo, {});
    expect(data.filter(({ kind }) => kind === 'invitation-revoked')).toMatchObject([
      { subject: 'small@c1.example' },
      { subject: 'unlimited@c1.example' },
      { subject: 'large@c1.example' },
    ]);
  });

  it('are read the same: users by name, limits as they were, the log in pages', async () => {
    await reset(database);
    const { editing, inviting, repository } = parts();
    for (let limit = 0; limit < 55; limit++) await editing.edit(by(one), two, { ...viewer, spendLimit: pence(limit) });
    await inviting.invite(by(one), {
      email: 'new@c1.example',
      permissions: [],
      spendLimit: pence(1999_99),
      storefront: '',
    });
    const users = await repository.list(customerNo, one, '');
    expect(users.map((user) => [user.firstName, user.spendLimit])).toEqual([
      ['A', pence(54)],
      ['Łucja', null],
      ['Zoë', null],
    ]);
    expect((await repository.list(customerNo, one, 'LUCJA zak')).map(({ id }) => id)).toEqual([three]);
    expect(await repository.find(customerNo, one, three)).toMatchObject({ id: three, isYou: false });
    expect(await repository.find('C2', one, three)).toBeNull();
    const first = await repository.activity(customerNo, {});
    expect(first.data[0]).toMatchObject({ kind: 'invited', at: testNow.toISOString(), spendLimit: pence(1999_99) });
    const rest = await repository.activity(customerNo, { before: first.next ?? '' });
    expect([first.data.length, rest.data.length, rest.next]).toEqual([50, 8, null]);
    expect(await repository.invitations(customerNo)).toMatchObject([
      { invitedBy: 'Zoë Żak', spendLimit: pence(1999_99) },
    ]);
  });
});
