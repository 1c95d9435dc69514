import { describe, expect, test } from 'vitest';
import type { CompanyUser } from '../../domain/access/company-user.ts';
import { permissions } from '../../domain/access/user.ts';
import type { Result } from '../../domain/result.ts';
import { pence } from '../money.ts';
import type { CompanyUsers } from '../../ports/company-users.ts';
import type { Refusal } from '../../ports/failure.ts';

/** The users of a company as one sees them who may edit all of them; there is another one. */
export interface CompanyUsersFixture {
  readonly users: CompanyUsers;
  /** Email of somebody else of the company. */
  readonly other: string;
  /** An email that nobody has. */
  readonly unused: () => string;
}

const unknownId = '00000000-0000-4000-8000-000000000000';
const notFound = { ok: false, refusal: { failure: 'not-found' } };

/** Laws of every `CompanyUsers`. What may be edited by whom is a rule of the core, tested there and at the server. */
export const companyUsersContract = (name: string, make: () => Promise<CompanyUsersFixture>): void => {
  const valueOf = <Value>(answer: Result<Value, Refusal>): Value => {
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    return answer.value;
  };
  const found = async ({ users, other }: CompanyUsersFixture): Promise<CompanyUser> => {
    const [user] = valueOf(await users.list(other));
    if (!user) throw new Error(`There is no ${other}`);
    return user;
  };
  const invitationOf = async ({ users, unused }: CompanyUsersFixture) =>
    valueOf(
      await users.invite({
        email: unused(),
        permissions: [permissions.viewOrders],
        spendLimit: pence(250_50),
        storefront: 'de/de',
      }),
    );

  describe(`${name} is a CompanyUsers`, () => {
    test('the list has all users once, one of them you, and is searched by name and email', async () => {
      const { users, other } = await make();
      const all = valueOf(await users.list(''));
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.filter(({ isYou }) => isYou)).toHaveLength(1);
      expect(valueOf(await users.list(other.toUpperCase())).map(({ email }) => email)).toEqual([other]);
      expect(valueOf(await users.list('nobody is called so'))).toEqual([]);
    });

    test('a user is found by id, and whoever is not of the company is not', async () => {
      const fixture = await make();
      const user = await found(fixture);
      expect(await fixture.users.find(user.id)).toEqual({ ok: true, value: user });
      expect(await fixture.users.find(unknownId)).toMatchObject(notFound);
      expect(await fixture.users.find('no id at all')).toMatchObject(notFound);
      expect(await fixture.users.deactivate(unknownId)).toMatchObject(notFound);
      const times = valueOf(await fixture.users.signIns(user.id)).map(({ at }) => at);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(await fixture.users.signIns(unknownId)).toMatchObject(notFound);
    });

    test('what was edited stays, and stands in the log', async () => {
      const fixture = await make();
      const { id, email, lastName, permissions: given, spendLimit } = await found(fixture);
      const edited = await fixture.users.edit(id, { firstName: 'Robin', lastName, permissions: given, spendLimit });
      expect(edited).toMatchObject({ ok: true, value: { id, firstName: 'Robin' } });
      expect(await fixture.users.find(id)).toEqual(edited);
      const { entries } = valueOf(await fixture.users.activity({ subject: email, before: null }));
      expect(entries[0]).toMatchObject({ kind: 'renamed', subject: email });
    });

    test('what is left out of an edit stays; whoever changes the same after another is refused', async () => {
      const fixture = await make();
      const { id, firstName, permissions: given, spendLimit } = await found(fixture);
      const was = { permissions: given, spendLimit };
      const first = await fixture.users.edit(id, { spendLimit: pence(75_00), was });
      expect(first).toMatchObject({ ok: true, value: { firstName, permissions: given, spendLimit: pence(75_00) } });
      const both = await fixture.users.edit(id, { lastName: 'Wood', was });
      expect(both).toMatchObject({ ok: true, value: { lastName: 'Wood', spendLimit: pence(75_00) } });
      expect(await fixture.users.edit(id, { spendLimit: pence(80_00), was })).toMatchObject({
        ok: false,
        refusal: { failure: 'rejected', message: { code: 'changed_meanwhile' } },
      });
      expect(await fixture.users.find(id)).toEqual(both);
    });

    test('of who has no second factor none is left; one’s own is not taken', async () => {
      const fixture = await make();
      const { id } = await found(fixture);
      expect(await fixture.users.resetSecondFactor(id, '')).toMatchObject({ ok: true, value: { secondFactor: false } });
      const you = valueOf(await fixture.users.list('')).find(({ isYou }) => isYou);
      expect(await fixture.users.resetSecondFactor(you?.id ?? '', '')).toMatchObject({
        ok: false,
        refusal: { failure: 'rejected', message: { code: 'resets_yourself' } },
      });
      expect(await fixture.users.resetSecondFactor(unknownId, '')).toMatchObject(notFound);
    });

    test('a second factor is not demanded until somebody says so', async () => {
      const { users } = await make();
      expect(await users.signIn()).toEqual({
        ok: true,
        value: { secondFactorDemanded: false, demandedBySupplier: false },
      });
      const left = await users.setSignIn({ secondFactorDemanded: false });
      expect(left).toEqual({ ok: true, value: { secondFactorDemanded: false, demandedBySupplier: false } });
    });

    test('a user is deactivated and let in again; nobody deactivates themselves', async () => {
      const fixture = await make();
      const { id, email } = await found(fixture);
      expect(await fixture.users.deactivate(id)).toMatchObject({ ok: true, value: { active: false } });
      expect(await fixture.users.reactivate(id)).toMatchObject({ ok: true, value: { active: true } });
      const { entries } = valueOf(await fixture.users.activity({ subject: email, before: null }));
      expect(entries.slice(0, 2).map(({ kind }) => kind)).toEqual(['reactivated', 'deactivated']);
      const you = valueOf(await fixture.users.list('')).find(({ isYou }) => isYou);
      expect(await fixture.users.deactivate(you?.id ?? '')).toMatchObject({
        ok: false,
        refusal: { failure: 'rejected', message: { code: 'deactivates_yourself' } },
      });
    });

    test('an invitation stands, first of all, until it is revoked', async () => {
      const fixture = await make();
      const invitation = await invitationOf(fixture);
      expect(invitation).toMatchObject({
        permissions: [permissions.viewOrders],
        spendLimit: pence(250_50),
        expired: false,
      });
      expect(valueOf(await fixture.users.invitations())[0]).toEqual(invitation);
      expect(await fixture.users.resend(invitation.id, '')).toMatchObject({ ok: true, value: { id: invitation.id } });
      expect(await fixture.users.revoke(invitation.id)).toEqual({ ok: true, value: null });
      expect(valueOf(await fixture.users.invitations()).map(({ id }) => id)).not.toContain(invitation.id);
      expect(await fixture.users.revoke(invitation.id)).toMatchObject(notFound);
      expect(await fixture.users.resend(invitation.id, '')).toMatchObject(notFound);
    });

    test('the log goes on a page at a time, without a gap, the last first', async () => {
      const fixture = await make();
      const { users } = fixture;
      const { id, permissions: given, spendLimit } = await found(fixture);
      const names = Array.from({ length: 52 }, (_, index) => `Name ${index}`);
      for (const firstName of names)
        await users.edit(id, { firstName, lastName: 'Ward', permissions: given, spendLimit });
      const first = valueOf(await users.activity({ subject: fixture.other, before: null }));
      expect(first.next).not.toBeNull();
      const second = valueOf(await users.activity({ subject: fixture.other, before: first.next }));
      const times = [...first.entries, ...second.entries].map(({ at }) => at);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(times.length).toBeGreaterThanOrEqual(names.length);
    });
  });
};
