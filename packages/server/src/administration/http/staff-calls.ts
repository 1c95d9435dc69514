import { calls } from '@connect/contract/calls';
import type { ManagersCustomer } from '@connect/core/domain/administration/customer-manager';
import { positionOf } from '@connect/core/domain/administration/staff-member';
import { isTyped } from '@connect/core/domain/administration/typed-name';
import { ok, refused } from '@connect/core/domain/result';
import { emailKey } from '../../auth/application/email-key.ts';
import type { Serve } from '../../http/serve.ts';
import { changedMeanwhile, nameMistyped, notFound, type Refusal } from '../../refusal.ts';
import type { makeOneTimeLink } from '../../staff-sign-in/application/one-time-links.ts';
import { emailTaken, shownLink, shownMember } from '../../staff-sign-in/application/shown-staff.ts';
import { accessStood, type makeAddStaff, type StaffMembers } from '../../staff-sign-in/application/staff-members.ts';

interface StaffCallsParts {
  readonly addStaff: ReturnType<typeof makeAddStaff>;
  readonly staff: Pick<StaffMembers, 'list' | 'keepOut' | 'letIn' | 'setRole'>;
  /** Null for nobody of staff. */
  readonly customersOf: (email: string) => Promise<readonly ManagersCustomer[] | null>;
  readonly oneTimeLink: ReturnType<typeof makeOneTimeLink>;
}

const lastAdministrator: Refusal = {
  message: 'Somebody has to be left who administers the portal. Make another administrator first.',
  code: 'last_portal_administrator',
};

/** Who is staff, and as what. */
export const serveStaffCalls = (serve: Serve, { addStaff, staff, customersOf, oneTimeLink }: StaffCallsParts): void => {
  serve(calls.staffMembers, async ({ user }) => {
    const members = await staff.list();
    return ok({
      data: members.map((member) => ({
        ...shownMember(member),
        position: positionOf(member.roles),
        customers: member.customers,
        isYou: member.email === user.email,
      })),
    });
  });
  serve(calls.addStaffMember, async ({ body }) => {
    const added = await addStaff({ ...body, categories: [] });
    if (!added.ok) return refused(emailTaken(body.email));
    const link = await oneTimeLink(body.email);
    return link.ok ? ok(shownLink(link.value)) : refused(notFound);
  });
  serve(calls.linkStaffMember, async ({ body }) => {
    const link = await oneTimeLink(body.email);
    return link.ok ? ok(shownLink(link.value)) : refused(notFound);
  });
  serve(calls.setStaffRole, async ({ body: { email, was, ...role } }) => {
    const done = await staff.setRole(emailKey(email), role, was);
    switch (done) {
      case 'set':
        return ok(null);
      case 'not-staff':
        return refused(notFound);
      case 'changed-meanwhile':
        return refused(changedMeanwhile);
      case 'last-administrator':
        return refused(lastAdministrator);
    }
  });
  serve(calls.removeStaffMember, async ({ body: { email, typed }, noteStood }) => {
    if (!isTyped(typed, email)) return refused(nameMistyped);
    noteStood(await accessStood(staff, email));
    const done = await staff.keepOut(emailKey(email));
    if (done === 'kept-out') return ok(null);
    return refused(done === 'not-staff' ? notFound : lastAdministrator);
  });
  serve(calls.staffCustomers, async ({ body: { email } }) => {
    const data = await customersOf(emailKey(email));
    return data ? ok({ data: [...data] }) : refused(notFound);
  });
  serve(calls.restoreStaffMember, async ({ body: { email }, noteStood }) => {
    noteStood(await accessStood(staff, email));
    return (await staff.letIn(emailKey(email))) ? ok(null) : refused(notFound);
  });
};
