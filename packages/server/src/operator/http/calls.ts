import { operatorCalls } from '@connect/contract/operator/calls';
import type { Check } from '@connect/contract/operator/upkeep';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { ok, refused } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import type { KeyManagement } from '../../keys/application/manage-keys.ts';
import { keyFormRefusal } from '../../keys/application/refusals.ts';
import { shownKey } from '../../keys/application/shown-key.ts';
import { malformed, notFound, type Refusal } from '../../refusal.ts';
import type { makeOneTimeLink } from '../../staff-sign-in/application/one-time-links.ts';
import { emailTaken, shownLink, shownMember } from '../../staff-sign-in/application/shown-staff.ts';
import { accessStood, type makeAddStaff, type StaffMembers } from '../../staff-sign-in/application/staff-members.ts';
import { emailKey } from '../../auth/application/email-key.ts';
import { usersRefusal } from '../../users/application/refusals.ts';
import type { IndexCount } from '../../indexing/application/index-count.ts';
import type { ForgetRefusal, UserData } from '../application/user-data.ts';
import type { makeInviteUser } from '../application/invite-user.ts';

const unknownCategory = ({ category, known }: { category: string; known: readonly string[] }): Refusal =>
  malformed({
    categories: [
      known.length === 0
        ? 'cannot be given before there are products: import them first, or leave --categories out'
        : `cannot be ${category}: there are ${known.join(', ')}`,
    ],
  });

const notStaff = (email: string): Refusal => ({
  message: `${email} is no member of staff who may sign in.`,
  code: 'not_staff',
  values: { email },
});

const nobodyOfStaff = (email: string): Refusal => ({
  message: `${email} is no member of staff.`,
  code: 'not_staff',
  values: { email },
});

const lastAdministrator = (email: string): Refusal => ({
  message: `${email} is the last administrator who may sign in. Make another one first: connect admin create.`,
  code: 'last_administrator',
  values: { email },
});

const unknownCustomer = (customerNo: CustomerNo): Refusal => ({
  message: `There is no customer ${customerNo}.`,
  code: 'unknown_customer',
  values: { customerNo },
});

const forgetRefusal = ({ kind }: ForgetRefusal): Refusal => {
  if (kind === 'nobody') return notFound;
  return malformed({
    email: [kind === 'held' ? 'is of somebody whose data are on hold' : 'is of the staff: connect staff remove first'],
  });
};

interface OperatorCallsParts {
  readonly keys: KeyManagement;
  readonly addStaff: ReturnType<typeof makeAddStaff>;
  readonly staff: Pick<StaffMembers, 'list' | 'keepOut' | 'letIn'>;
  readonly oneTimeLink: ReturnType<typeof makeOneTimeLink>;
  readonly inviteUser: ReturnType<typeof makeInviteUser>;
  readonly userData: UserData;
  /** What there is to be said of everything that the portal needs. */
  readonly examine: () => Promise<readonly Check[]>;
  readonly rebuildIndexes: () => Promise<readonly IndexCount[]>;
}

/** What whoever runs the portal may do by the command `connect`. */
export const serveOperatorCalls = (serve: Serve, parts: OperatorCallsParts): void => {
  serve(operatorCalls.createKey, async ({ body: { expiresAt, ...form } }) => {
    const made = await parts.keys.create(
      { ...form, expiresAt: expiresAt === null ? null : new Date(expiresAt) },
      'Operator',
    );
    if (made.ok) return ok({ key: shownKey(made.value.key), text: made.value.text });
    return refused(keyFormRefusal(made.refusal));
  });
  serve(operatorCalls.keys, async () => ok({ data: (await parts.keys.list()).map(shownKey) }));
  serve(operatorCalls.revokeKey, async ({ params }) => {
    const key = await parts.keys.revoke(params.id);
    return key ? ok(shownKey(key)) : refused(notFound);
  });
  serve(operatorCalls.doctor, async () => ok({ checks: [...(await parts.examine())] }));
  serve(operatorCalls.reindex, async () => {
    const indexes = await parts.rebuildIndexes();
    return ok({ indexes: indexes.map(({ index, documents }) => ({ index, documents })) });
  });
  serve(operatorCalls.addStaff, async ({ body: { withLink, ...form } }) => {
    const added = await parts.addStaff(form);
    if (!added.ok)
      return refused(added.refusal.kind === 'email-taken' ? emailTaken(form.email) : unknownCategory(added.refusal));
    const link = withLink ? await parts.oneTimeLink(form.email) : null;
    return ok({ email: form.email, ...(link?.ok ? shownLink(link.value) : { link: null, expiresAt: null }) });
  });
  serve(operatorCalls.staff, async () => {
    const members = await parts.staff.list();
    return ok({ data: members.map((member) => ({ ...shownMember(member), roles: [...member.roles] })) });
  });
  serve(operatorCalls.keepStaffOut, async ({ body: { email }, noteStood }) => {
    noteStood(await accessStood(parts.staff, email));
    const done = await parts.staff.keepOut(emailKey(email));
    if (done === 'kept-out') return ok({ email });
    return refused(done === 'not-staff' ? nobodyOfStaff(email) : lastAdministrator(email));
  });
  serve(operatorCalls.letStaffIn, async ({ body: { email }, noteStood }) => {
    noteStood(await accessStood(parts.staff, email));
    return (await parts.staff.letIn(emailKey(email))) ? ok({ email }) : refused(nobodyOfStaff(email));
  });
  serve(operatorCalls.linkStaff, async ({ body }) => {
    const link = await parts.oneTimeLink(body.email);
    return link.ok ? ok(shownLink(link.value)) : refused(notStaff(body.email));
  });
  serve(operatorCalls.inviteUser, async ({ body }) => {
    const invited = await parts.inviteUser(body);
    if (!invited.ok) {
      const { refusal } = invited;
      return refused(refusal.kind === 'unknown-customer' ? unknownCustomer(body.customerNo) : usersRefusal(refusal));
    }
    return ok({ email: body.email, ...invited.value });
  });
  serve(operatorCalls.userData, async ({ body: { email } }) => {
    const held = await parts.userData.held(emailKey(email));
    return held ? ok({ email, held }) : refused(notFound);
  });
  serve(operatorCalls.forgetUser, async ({ body: { email } }) => {
    const done = await parts.userData.forget(emailKey(email));
    return done.ok ? ok({ id: done.value }) : refused(forgetRefusal(done.refusal));
  });
  serve(operatorCalls.holdUser, async ({ body: { email, held } }) =>
    (await parts.userData.hold(emailKey(email), held)) ? ok({ email, held }) : refused(notFound),
  );
};
