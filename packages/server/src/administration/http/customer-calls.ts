import { calls } from '@connect/contract/calls';
import type { CompanyUser } from '@connect/core/domain/access/company-user';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { isTyped } from '@connect/core/domain/administration/typed-name';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { AccountRepository } from '../../account/application/account-repository.ts';
import { emailKey } from '../../auth/application/email-key.ts';
import type { Sessions } from '../../auth/application/sessions.ts';
import type { Serve } from '../../http/serve.ts';
import type { makeInviteUser } from '../../operator/application/invite-user.ts';
import { changedMeanwhile, malformed, nameMistyped, notFound, type Refusal } from '../../refusal.ts';
import { makeSetManager, type ManagerStore } from '../application/customer-manager.ts';
import { makeSetRules, type RulesStore } from '../application/company-rules.ts';
import type { UserEditing } from '../../users/application/edit-users.ts';
import type { makeMailPassword } from '../../users/application/mail-password.ts';
import { usersRefusal, type UsersRefusal } from '../../users/application/refusals.ts';
import type { UserRepository } from '../../users/application/user-repository.ts';

interface CustomerCallsParts {
  readonly accounts: Pick<AccountRepository, 'account'>;
  readonly users: Pick<UserRepository, 'list' | 'find' | 'invitations' | 'signIn'>;
  readonly editing: Pick<UserEditing, 'deactivate' | 'reactivate' | 'resetSecondFactor' | 'demandSecondFactor'>;
  readonly inviteUser: ReturnType<typeof makeInviteUser>;
  readonly rules: RulesStore;
  readonly managers: ManagerStore;
  readonly sessions: Pick<Sessions, 'endAll'>;
  readonly mailPassword: ReturnType<typeof makeMailPassword>;
  /** In whose name customers' users are changed. */
  readonly supplier: () => Promise<string>;
}

type Of = { readonly no: CustomerNo; readonly id: string };
/** The mails link to the first storefront. */
const storefront = '';
/** No user of a company is the administrator who asks. */
const nobody = '';

/** The users of customers' companies: by the same use cases as a company's own administrators have. */
export const serveCustomerUserCalls = (serve: Serve, parts: CustomerCallsParts): void => {
  const { accounts, users, editing } = parts;
  const setRules = makeSetRules(parts.rules);
  const setManager = makeSetManager(parts.managers);
  const editor = async (customerNo: CustomerNo) => ({ customerNo, supplier: await parts.supplier() });
  /** Does something with a user who is there, and answers them as they are then. */
  const change = async (
    { no, id }: Of,
    work: (user: CompanyUser) => Promise<Result<null, UsersRefusal> | null>,
  ): Promise<Result<CompanyUser, Refusal>> => {
    const user = await users.find(no, nobody, id);
    if (!user) return refused(notFound);
    const done = await work(user);
    if (done?.ok === false) return refused(usersRefusal(done.refusal));
    const changed = await users.find(no, nobody, id);
    return changed ? ok(changed) : refused(notFound);
  };
  /** The same, of somebody whose email was typed. */
  const changeTyped = async (
    of: Of,
    typed: string,
    work: (user: CompanyUser) => Promise<Result<null, UsersRefusal>>,
  ): Promise<Result<CompanyUser, Refusal>> => {
    const user = await users.find(of.no, nobody, of.id);
    if (user && !isTyped(typed, user.email)) return refused(nameMistyped);
    return change(of, work);
  };

  serve(calls.customerUsers, async ({ params: { no } }) => {
    const account = await accounts.account(no, null);
    if (!account) return refused(notFound);
    const [all, invitations, signIn, rules, manager] = await Promise.all([
      users.list(no, nobody, ''),
      users.invitations(no),
      users.signIn(no),
      parts.rules.read(no),
      parts.managers.read(no),
    ]);
    if (!rules || !manager) return refused(notFound);
    return ok({ name: account.customer.name, ...signIn, rules, manager, users: all, invitations });
  });
  serve(calls.setCustomerRules, async ({ params: { no }, body }) => {
    const set = await setRules(no, body);
    if (set.ok) return set;
    return refused(set.refusal === 'not-found' ? notFound : changedMeanwhile);
  });
  serve(calls.setCustomerManager, async ({ params: { no }, body }) => {
    const keyOf = (email: string | null) => email && emailKey(email);
    const set = await setManager(no, { email: keyOf(body.email), was: keyOf(body.was) });
    if (set.ok) return set;
    switch (set.refusal) {
      case 'not-found':
        return refused(notFound);
      case 'no-manager':
        return refused(malformed({ email: ['is not of an account manager with access'] }));
      case 'changed-meanwhile':
        return refused(changedMeanwhile);
    }
  });
  serve(calls.setCustomerSignIn, async ({ params: { no }, body, noteStood }) => {
    if (!(await accounts.account(no, null))) return refused(notFound);
    noteStood({ secondFactor: String((await users.signIn(no)).demandedBySupplier) });
    const done = await editing.demandSecondFactor(await editor(no), body.demandedBySupplier);
    return done.ok ? ok(await users.signIn(no)) : refused(usersRefusal(done.refusal));
  });
  serve(calls.inviteCustomerUser, async ({ params: { no }, body }) => {
    const invited = await parts.inviteUser({ ...body, customerNo: no, storefront });
    if (invited.ok) return ok({ hasAccount: invited.value.hasAccount });
    return refused(invited.refusal.kind === 'unknown-customer' ? notFound : usersRefusal(invited.refusal));
  });
  serve(calls.lockCustomerUser, ({ params, body, noteStood }) =>
    changeTyped(params, body.typed, async ({ active }) => {
      noteStood({ active: String(active) });
      return editing.deactivate(await editor(params.no), params.id);
    }),
  );
  serve(calls.unlockCustomerUser, ({ params, noteStood }) =>
    change(params, async ({ active }) => {
      noteStood({ active: String(active) });
      return editing.reactivate(await editor(params.no), params.id);
    }),
  );
  serve(calls.resetCustomerSecondFactor, ({ params, body }) =>
    changeTyped(params, body.typed, async () =>
      editing.resetSecondFactor(await editor(params.no), params.id, storefront),
    ),
  );
  serve(calls.mailCustomerPassword, ({ params }) =>
    change(params, async (user) => {
      await parts.mailPassword(user);
      return null;
    }),
  );
  serve(calls.signCustomerOut, ({ params }) =>
    change(params, async ({ id }) => {
      await parts.sessions.endAll(id);
      return null;
    }),
  );
};
