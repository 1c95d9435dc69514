import { randomUUID } from 'node:crypto';
import { staffGrants, type StaffGrant, type StaffPosition } from '@connect/core/domain/access/staff';
import type { StaffRole } from '@connect/core/domain/administration/staff-member';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { emailKey } from '../../auth/application/email-key.ts';

/** Somebody to be a member of staff. */
export interface StaffForm {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: StaffPosition;
  /** Beside what the position comes with. */
  readonly superUser: boolean;
  /** What they sign off: classifications of products. */
  readonly categories: readonly string[];
}

/** A member of staff as they are kept. */
export interface NewStaff extends StaffGrant {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly categories: readonly string[];
}

/** A member of staff as whoever runs the portal sees them. */
export interface StaffMember extends Omit<StaffGrant, 'permissions'> {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly active: boolean;
  readonly lastSignedInAt: Date | null;
  /** How many customers are theirs. */
  readonly customers: number;
}

export interface StaffMembers {
  /** What there is to sign off: the classifications of products. */
  categories(): Promise<readonly string[]>;
  /** Null where somebody has the email already. */
  add(member: NewStaff): Promise<{ readonly id: string } | null>;
  /** Gives the member of staff who has an email what a new one would have, and lets them in again; null where nobody of staff has it. */
  promote(member: Omit<NewStaff, 'id'>): Promise<{ readonly id: string } | null>;
  /** Sets what a member of staff is and may do. */
  grant(userId: string, grant: StaffGrant): Promise<void>;
  /** All of them, by email. */
  list(): Promise<readonly StaffMember[]>;
  /**
   * Keeps a member of staff out, and ends their sessions, those in which they act for customers too, and the codes and links they could
   * sign in with; not the last administrator who may sign in, whoever else is being kept out at the same moment.
   */
  keepOut(email: string): Promise<'kept-out' | 'not-staff' | 'last-administrator'>;
  /**
   * Makes a member of staff what an administrator says, where they still are what they were said to be; not the last administrator who may
   * sign in something else, whoever else is changed at the same moment.
   */
  setRole(
    email: string,
    role: StaffRole,
    was: { readonly position: StaffPosition | null; readonly superUser: boolean },
  ): Promise<'set' | 'not-staff' | 'changed-meanwhile' | 'last-administrator'>;
  /** Lets them in again, as what they were; false where nobody of staff has the email. */
  letIn(email: string): Promise<boolean>;
}

/** Whether a member of staff may sign in, as the audit log has it; empty of who is none. */
export const accessStood = async (members: Pick<StaffMembers, 'list'>, email: string): Promise<{ active?: string }> => {
  const member = (await members.list()).find((each) => each.email === emailKey(email));
  return member ? { active: String(member.active) } : {};
};

export type StaffRefusal =
  | { readonly kind: 'email-taken' }
  /** Nothing is signed off under that name. */
  | { readonly kind: 'unknown-category'; readonly category: string; readonly known: readonly string[] };

/**
 * Adds a member of staff, or makes one who is there already an administrator; nobody else may have the email, and what they sign off must be
 * there, in whatever case it is written.
 */
export const makeAddStaff =
  (members: StaffMembers) =>
  async ({ position, superUser, ...form }: StaffForm): Promise<Result<{ readonly id: string }, StaffRefusal>> => {
    const known = form.categories.length === 0 ? [] : await members.categories();
    const byName = new Map(known.map((each) => [each.toLowerCase(), each]));
    const strange = form.categories.find((each) => !byName.has(each.toLowerCase()));
    if (strange !== undefined) return refused({ kind: 'unknown-category', category: strange, known });
    const categories = form.categories.map((each) => byName.get(each.toLowerCase()) ?? each);
    const grant = staffGrants[position];
    const isSuperUser = grant.isSuperUser || superUser;
    const member = { ...form, ...grant, categories, isSuperUser, email: emailKey(form.email) };
    const added =
      (await members.add({ ...member, id: randomUUID() })) ??
      (position === 'administrator' ? await members.promote(member) : null);
    return added ? ok(added) : refused({ kind: 'email-taken' });
  };
