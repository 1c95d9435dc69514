import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { pence } from '../../testing/money.ts';
import type { Money } from '../money/money.ts';
import { customerPermissions } from './company-user.ts';
import { exceeds, isAdministrator, isLimitAbove, isSameLimit, isSamePermissions, without } from './user-authority.ts';
import type { Authority, Member } from './user-authority.ts';
import {
  deactivationRefusal,
  editRefusal,
  invitationRefusal,
  isBacked,
  isOvertaken,
  limitCeiling,
  mayChangeLimit,
  mayDeactivate,
  mayReactivate,
  mayToggle,
  reactivationRefusal,
  withEdit,
} from './user-edit.ts';
import { permissions } from './user.ts';

/** A company's users, and what the open invitations into it give. */
interface Company {
  readonly members: readonly Member[];
  readonly invitations: readonly Authority[];
}

type Deed =
  | { readonly kind: 'edit'; readonly editor: number; readonly target: number; readonly change: Authority }
  | { readonly kind: 'deactivate' | 'reactivate'; readonly editor: number; readonly target: number }
  | { readonly kind: 'invite'; readonly editor: number; readonly change: Authority }
  | { readonly kind: 'accept'; readonly invitation: number };

const limits = fc.option(fc.constantFrom(0, 99_50, 500_00, 10_000_00).map(pence));
const authorities: fc.Arbitrary<Authority> = fc.record({
  permissions: fc.shuffledSubarray([...customerPermissions, 'View Customers']),
  spendLimit: limits,
});
const someone = fc.tuple(authorities, fc.boolean());
const memberOf = ([authority, active]: readonly [Authority, boolean], index: number): Member => ({
  ...authority,
  id: `user ${index}`,
  active,
});
/** With an active administrator, whoever else there is. */
const companies: fc.Arbitrary<Company> = fc
  .tuple(authorities, fc.array(someone, { maxLength: 4 }))
  .map(([first, others]) => {
    const administrator = {
      ...first,
      permissions: [...without(first.permissions, [permissions.editUsers]), permissions.editUsers],
    };
    return { members: [[administrator, true] as const, ...others].map(memberOf), invitations: [] };
  });

const index = fc.nat({ max: 20 });
const deeds: fc.Arbitrary<readonly Deed[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('edit' as const), editor: index, target: index, change: authorities }),
    fc.record({ kind: fc.constantFrom('deactivate' as const, 'reactivate' as const), editor: index, target: index }),
    fc.record({ kind: fc.constant('invite' as const), editor: index, change: authorities }),
    fc.record({ kind: fc.constant('accept' as const), invitation: index }),
  ),
  { maxLength: 25 },
);

const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length];
  if (found === undefined) throw new Error('nobody is there');
  return found;
};

const replaced = (company: Company, id: string, fields: Partial<Member>): Company => ({
  ...company,
  members: company.members.map((member) => (member.id === id ? { ...member, ...fields } : member)),
});

/** What a deed makes of a company: nothing where the rules refuse it. */
const after = (company: Company, deed: Deed): Company => {
  const { members, invitations } = company;
  if (deed.kind === 'accept') {
    if (invitations.length === 0) return company;
    const invited = at(invitations, deed.invitation);
    const joined = { ...invited, id: `user ${members.length}`, active: true };
    return { members: [...members, joined], invitations: invitations.filter((each) => each !== invited) };
  }
  const editor = at(members, deed.editor);
  if (deed.kind === 'invite')
    return invitationRefusal(editor, deed.change) ? company : { members, invitations: [...invitations, deed.change] };
  const target = at(members, deed.target);
  switch (deed.kind) {
    case 'edit':
      return editRefusal(editor, target, deed.change, members) ? company : replaced(company, target.id, deed.change);
    case 'deactivate':
      return deactivationRefusal(editor, target) ? company : replaced(company, target.id, { active: false });
    case 'reactivate':
      return reactivationRefusal(editor, target) ? company : replaced(company, target.id, { active: true });
  }
};

/** Each deed with the company before and after it. */
const history = (start: Company, all: readonly Deed[]) => {
  let before = start;
  return all.map((deed) => {
    const step = { deed, before, after: after(before, deed) };
    before = step.after;
    return step;
  });
};

describe('no sequence of edits, invitations, acceptances, deactivations and reactivations', () => {
  test.prop([companies, deeds])('leaves a company without an active administrator', (company, all) => {
    for (const step of history(company, all)) expect(step.after.members.some(isAdministrator)).toBe(true);
  });

  test.prop([companies, deeds])('gives anyone more than its editor had at that moment', (company, all) => {
    for (const { deed, before, after: left } of history(company, all)) {
      if (deed.kind === 'accept') continue;
      const editor = at(before.members, deed.editor);
      for (const invited of left.invitations.slice(before.invitations.length))
        expect(exceeds(invited, editor)).toBe(false);
      left.members.forEach((member, place) => {
        const was = at(before.members, place);
        expect(without(without(member.permissions, was.permissions), editor.permissions)).toEqual([]);
        if (isLimitAbove(member.spendLimit, was.spendLimit))
          expect(isLimitAbove(member.spendLimit, editor.spendLimit)).toBe(false);
        if (member.active && !was.active) expect(exceeds(member, editor)).toBe(false);
      });
    }
  });

  test.prop([companies, deeds])('lets anybody raise themselves', (company, all) => {
    for (const { deed, before, after: left } of history(company, all)) {
      if (deed.kind === 'accept') continue;
      const was = at(before.members, deed.editor);
      const is = left.members.find(({ id }) => id === was.id);
      expect(is && exceeds(is, was)).toBe(false);
      expect(is?.active).toBe(was.active);
    }
  });

  test.prop([companies, deeds])('makes a permission or a limit that nobody had at first', (company, all) => {
    const end = history(company, all).at(-1)?.after ?? company;
    const everything: Authority = {
      permissions: company.members.flatMap((member) => member.permissions),
      spendLimit: company.members.reduce<Money | null>(
        (highest, { spendLimit }) => (isLimitAbove(spendLimit, highest) ? spendLimit : highest),
        pence(0),
      ),
    };
    for (const each of [...end.members, ...end.invitations]) expect(exceeds(each, everything)).toBe(false);
  });

  test.prop([companies, deeds])('is the work of anybody but active administrators', (company, all) => {
    for (const { deed, before, after: left } of history(company, all))
      if (deed.kind !== 'accept' && left !== before)
        expect(isAdministrator(at(before.members, deed.editor))).toBe(true);
  });
});

describe('what a screen lets do is what the rules let do', () => {
  test.prop([companies, index, authorities])(
    'an edit is taken if each of its switches and its limit is',
    (company, place, change) => {
      const { members } = company;
      const [editor, target] = [at(members, 0), at(members, place)];
      const staff = without(target.permissions, customerPermissions);
      const given = customerPermissions.filter((permission) => change.permissions.includes(permission));
      const wanted = { spendLimit: change.spendLimit, permissions: [...staff, ...given] };
      const switched = customerPermissions.filter(
        (permission) => target.permissions.includes(permission) !== given.includes(permission),
      );
      const isLimitTaken =
        isSameLimit(wanted.spendLimit, target.spendLimit) ||
        (mayChangeLimit(editor, target) && !isLimitAbove(wanted.spendLimit, limitCeiling(editor)));
      const isTaken = isLimitTaken && switched.every((permission) => mayToggle(editor, target, permission, members));
      expect(editRefusal(editor, target, wanted, members) === null).toBe(isTaken);
    },
  );

  test.prop([someone, authorities])('an invitation is good while its sender could send it', (sent, invited) => {
    const sender = memberOf(sent, 0);
    const isSendable = isAdministrator(sender) && !invited.permissions.includes('View Customers');
    expect(isBacked(sender, invited)).toBe(isSendable && !exceeds(invited, sender));
    expect(isBacked(null, invited)).toBe(false);
  });

  test.prop([companies, index, index])(
    'who can be deactivated can be let in again, and the other way round',
    (company, one, other) => {
      const [editor, target] = [at(company.members, one), at(company.members, other)];
      if (mayDeactivate(editor, target)) expect(mayReactivate(editor, { ...target, active: false })).toBe(true);
      if (mayReactivate(editor, target)) expect(mayDeactivate(editor, { ...target, active: true })).toBe(true);
      expect(mayDeactivate(editor, target) && mayReactivate(editor, target)).toBe(false);
    },
  );

  test.prop([companies, index, index])('a permission switched to and fro is where it was', (company, one, place) => {
    const { members } = company;
    const editor = at(members, 0);
    const target = at(members, one);
    const permission = at(customerPermissions, place);
    const had = target.permissions.includes(permission);
    const kept = without(target.permissions, [permission]);
    const switched = { ...target, permissions: had ? kept : [...kept, permission] };
    const isSelf = target.id === editor.id;
    if (!isSelf && mayToggle(editor, target, permission, members))
      expect(mayToggle(editor, switched, permission, members)).toBe(true);
  });
});

describe('two who edit the same user one after the other, from the same page (specification §editing-users)', () => {
  const parts = fc.record(
    {
      firstName: fc.constantFrom('Sam', 'Nia'),
      permissions: fc.shuffledSubarray([...customerPermissions]),
      spendLimit: limits,
    },
    { requiredKeys: [] },
  );
  const users = authorities.map((authority) => ({ firstName: 'Robin', lastName: 'Ward', ...authority }));

  test.prop([users, parts, parts])('both have their way, or the second is refused', (was, first, second) => {
    const between = withEdit(was, first);
    const after = withEdit(between, second);
    if (isOvertaken(between, { ...second, was })) {
      const isNamedByBoth = (part: 'permissions' | 'spendLimit') =>
        first[part] !== undefined && second[part] !== undefined;
      expect(isNamedByBoth('permissions') || isNamedByBoth('spendLimit')).toBe(true);
    } else {
      if (first.permissions && !isSamePermissions(first.permissions, was.permissions))
        expect(isSamePermissions(after.permissions, first.permissions)).toBe(true);
      if (first.spendLimit !== undefined && !isSameLimit(first.spendLimit, was.spendLimit))
        expect(isSameLimit(after.spendLimit, first.spendLimit)).toBe(true);
    }
  });

  test.prop([users, parts])(
    'an edit sent again is no other’s, and one that names nothing changes nothing',
    (was, edit) => {
      expect(isOvertaken(withEdit(was, edit), { ...edit, was })).toBe(false);
      expect(withEdit(was, {})).toEqual(was);
      expect(isOvertaken(withEdit(was, edit), { was })).toBe(false);
    },
  );
});
