import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { customerPermissions, type UserChange } from '@connect/core/domain/access/company-user';
import type { Member } from '@connect/core/domain/access/user-authority';
import { money, type Money } from '@connect/core/domain/money/money';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { AddEvents } from '../../event.ts';
import type { QueueMail } from '../../mail-job.ts';
import type { ActivityEntry } from './activity.ts';
import { noAdministrator, type UsersRefusal } from './refusals.ts';

/** A user as they are now, with what the rules look at. */
export interface CompanyMember extends Member {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The supplier keeps them out, and the company lets them in no more. */
  readonly lockedBySupplier: boolean;
}

/** What an invitation gives. */
export interface InvitedRights {
  readonly permissions: readonly string[];
  readonly spendLimit: Money | null;
}

/** An invitation that was neither used nor revoked. */
export interface OpenInvitation extends InvitedRights {
  readonly id: string;
  readonly email: string;
  readonly expiresAt: Date;
}

/** Who sent an invitation, and what its link is signed over. */
export interface Sending {
  /** A user, or the supplier by its name. */
  readonly invitedBy: { readonly id: string } | { readonly supplier: string };
  readonly nonce: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

/** Who can demand something of a company's users, or keep one out, and take it back: neither what the other did. */
export type Demanding = 'company' | 'supplier';

/** A company while nobody else changes its users: what is changed through it happens as a whole, or not at all. */
export interface LockedCompany {
  readonly customerNo: CustomerNo;
  /** The limits' currency. */
  readonly currency: string;
  readonly members: readonly CompanyMember[];
  /** Who demands a second factor of its users. */
  readonly secondFactorDemanded: Readonly<Record<Demanding, boolean>>;
  demandSecondFactor(by: Demanding, demanded: boolean): Promise<void>;
  edit(userId: string, change: UserChange): Promise<void>;
  /** Keeps somebody out from now on: their sessions and links to a new password end. */
  deactivate(userId: string, by: Demanding): Promise<void>;
  reactivate(userId: string): Promise<void>;
  /** Takes somebody's second factor and ends their sessions, which stands among their recent sign-ins; false when they have none. */
  resetSecondFactor(userId: string, at: Date): Promise<boolean>;
  openInvitation(of: { readonly id: string } | { readonly email: string }): Promise<OpenInvitation | null>;
  /** Of an email with an invitation, that one from now on. */
  invite(id: string, email: string, rights: InvitedRights, sending: Sending): Promise<void>;
  resend(invitationId: string, sending: Sending): Promise<void>;
  revoke(invitationId: string, at: Date): Promise<void>;
  /** The open invitations that somebody sent last, by email. */
  sentBy(userId: string): Promise<readonly OpenInvitation[]>;
  /** When the last invitation mail but so many was sent, of those since a moment; null where there were fewer. */
  sentBefore(count: number, since: Date): Promise<Date | null>;
  record(entry: Omit<ActivityEntry, 'customerNo'>): Promise<void>;
  readonly queueMail: QueueMail;
  readonly addEvents: AddEvents;
}

/** The same, for somebody of it who changes it. */
export interface Company extends LockedCompany {
  readonly editor: CompanyMember;
  /** Null where it is the supplier who changes them, and no user of the company. */
  readonly editorId: string | null;
}

export interface Companies {
  /**
   * Does a change of a company's users in one transaction that holds the customer's row: of two changes at once, the second sees what
   * the first left, so that no order of them gets round the rules. Whoever edits is read under the lock, too.
   */
  hold<Value>(customerNo: CustomerNo, change: (company: LockedCompany) => Promise<Value>): Promise<Value>;
}

/** Who changes the users of which company: one of them, or the supplier by its name. */
export type Editing = { readonly customerNo: CustomerNo } & (
  | { readonly editorId: string }
  | { readonly supplier: string }
);

/** The supplier, who may give whatever there is, also where the company has no user yet. */
const asMember = (supplier: string): CompanyMember => ({
  id: '',
  email: '',
  firstName: supplier,
  lastName: '',
  active: true,
  permissions: customerPermissions,
  spendLimit: null,
  lockedBySupplier: false,
});

/** Does a change of a company's users for somebody who must be one of them, or for the supplier. */
export const changeCompany = <Value>(
  companies: Companies,
  editing: Editing,
  change: (company: Company) => Promise<Result<Value, UsersRefusal>>,
): Promise<Result<Value, UsersRefusal>> =>
  companies.hold(editing.customerNo, async (company) => {
    if ('supplier' in editing) return change({ ...company, editor: asMember(editing.supplier), editorId: null });
    const editor = company.members.find(({ id }) => id === editing.editorId);
    return editor ? change({ ...company, editor, editorId: editor.id }) : refused(noAdministrator);
  });

/** A limit that names no currency is in the company's; one in another is refused. */
export const limitIn = (
  { currency }: Pick<LockedCompany, 'currency'>,
  limit: Money | null,
): Result<Money | null, UsersRefusal> => {
  if (limit === null || limit.currency === currency) return ok(limit);
  return limit.currency === '' ? ok(money(limit.minor, currency)) : refused({ kind: 'other-currency', currency });
};

export const nameOf = ({ firstName, lastName }: Pick<CompanyMember, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
