import type {
  Activity,
  CompanyDemand,
  CompanySignIn,
  CompanyUser,
  Invitation,
  InvitationForm,
  UserEdit,
} from '../domain/access/company-user.ts';
import type { SignInEvent } from '../domain/access/sign-in-event.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** The users of the customer's company, for whoever may edit them (specification §editing-users). */
export interface CompanyUsers {
  /** By name; `query` searches names and emails, and is empty for all. */
  list(query: string): Promise<Result<readonly CompanyUser[], Refusal>>;
  find(id: string): Promise<Result<CompanyUser, Refusal>>;
  /** Refused as `changed_meanwhile` where somebody else has changed the same since the editor saw it. */
  edit(id: string, edit: UserEdit): Promise<Result<CompanyUser, Refusal>>;
  /** Keeps somebody out and ends their sessions at once. */
  deactivate(id: string): Promise<Result<CompanyUser, Refusal>>;
  reactivate(id: string): Promise<Result<CompanyUser, Refusal>>;
  /** Takes a second factor whose owner lost it, and ends their sessions; they are told by mail, in the language of the `storefront`. */
  resetSecondFactor(id: string, storefront: string): Promise<Result<CompanyUser, Refusal>>;
  /** What happened around signing in of one of them, the newest first. */
  signIns(id: string): Promise<Result<readonly SignInEvent[], Refusal>>;
  signIn(): Promise<Result<CompanySignIn, Refusal>>;
  /** Whether the company demands a second factor of all of them from now on. */
  setSignIn(demand: CompanyDemand): Promise<Result<CompanySignIn, Refusal>>;
  /** Those neither used nor revoked, the last first. */
  invitations(): Promise<Result<readonly Invitation[], Refusal>>;
  invite(form: InvitationForm): Promise<Result<Invitation, Refusal>>;
  /** With a new link; the old one ends. */
  resend(invitationId: string, storefront: string): Promise<Result<Invitation, Refusal>>;
  revoke(invitationId: string): Promise<Result<null, Refusal>>;
  /** Changes, the last first, a page at a time; of one email only where `subject` is given. */
  activity(filter: {
    readonly subject: string | null;
    readonly before: string | null;
  }): Promise<Result<{ readonly entries: readonly Activity[]; readonly next: string | null }, Refusal>>;
}
