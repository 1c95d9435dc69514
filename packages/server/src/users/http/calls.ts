import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { calls } from '@connect/contract/calls';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { notFound, type Refusal } from '../../refusal.ts';
import type { Serve } from '../../http/serve.ts';
import type { SecurityEvents } from '../../auth/application/security-events.ts';
import type { Editing } from '../application/company.ts';
import type { UserEditing } from '../application/edit-users.ts';
import type { Inviting } from '../application/invite-users.ts';
import { usersRefusal, type UsersRefusal } from '../application/refusals.ts';
import type { UserRepository } from '../application/user-repository.ts';

/** The users of the caller's company, the invitations into it, and the log of both. */
export const serveUserCalls = (
  serve: Serve,
  {
    users: repository,
    signInsOf,
    editing,
    inviting,
  }: { users: UserRepository; signInsOf: SecurityEvents['ofUser']; editing: UserEditing; inviting: Inviting },
): void => {
  const by = (user: { id: string; customerNo: CustomerNo }): Editing => ({
    customerNo: user.customerNo,
    editorId: user.id,
  });

  const found = <Value>(value: Value | null): Result<Value, Refusal> =>
    value === null ? refused(notFound) : ok(value);
  /** What a change left, read again, or why it was refused. */
  const after = async <Done, Value>(
    done: Result<Done, UsersRefusal>,
    read: (value: Done) => Promise<Value | null>,
  ): Promise<Result<Value, Refusal>> => (done.ok ? found(await read(done.value)) : refused(usersRefusal(done.refusal)));

  serve(calls.companySignIn, async ({ user }) => ok(await repository.signIn(user.customerNo)));
  serve(calls.setCompanySignIn, async ({ user, body }) =>
    after(await editing.demandSecondFactor(by(user), body.secondFactorDemanded), () =>
      repository.signIn(user.customerNo),
    ),
  );
  serve(calls.users, async ({ user, query }) => ok({ data: await repository.list(user.customerNo, user.id, query.q) }));
  serve(calls.user, async ({ user, params }) => found(await repository.find(user.customerNo, user.id, params.id)));
  serve(calls.editUser, async ({ user, params, body }) => {
    const done = await editing.edit(by(user), params.id, body);
    return after(done, () => repository.find(user.customerNo, user.id, params.id));
  });
  serve(calls.deactivateUser, async ({ user, params }) =>
    after(await editing.deactivate(by(user), params.id), () => repository.find(user.customerNo, user.id, params.id)),
  );
  serve(calls.reactivateUser, async ({ user, params }) =>
    after(await editing.reactivate(by(user), params.id), () => repository.find(user.customerNo, user.id, params.id)),
  );
  serve(calls.resetSecondFactor, async ({ user, params, body }) =>
    after(await editing.resetSecondFactor(by(user), params.id, body.storefront), () =>
      repository.find(user.customerNo, user.id, params.id),
    ),
  );
  serve(calls.userSignIns, async ({ user, params }) => {
    const of = await repository.find(user.customerNo, user.id, params.id);
    return of ? ok({ data: await signInsOf(of.id) }) : refused(notFound);
  });
  serve(calls.usersActivity, async ({ user, query }) => ok(await repository.activity(user.customerNo, query)));

  serve(calls.invitations, async ({ user }) => ok({ data: await repository.invitations(user.customerNo) }));
  serve(calls.invite, async ({ user, body }) => {
    const done = await inviting.invite(by(user), body);
    return after(done, (id) => repository.invitation(user.customerNo, id));
  });
  serve(calls.resendInvitation, async ({ user, params, body }) =>
    after(await inviting.resend(by(user), params.id, body.storefront), (id) =>
      repository.invitation(user.customerNo, id),
    ),
  );
  serve(calls.revokeInvitation, async ({ user, params }) => {
    const done = await inviting.revoke(by(user), params.id);
    return done.ok ? ok(null) : refused(usersRefusal(done.refusal));
  });
};
