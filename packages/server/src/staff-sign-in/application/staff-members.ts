import { randomUUID } from 'node:crypto';
import { staffGrants, type StaffGrant, type StaffPosition } from '@connect/core/domain/access/staff';
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

export interface StaffMembers {
  /** Null where somebody has the email already. */
  add(member: NewStaff): Promise<{ readonly id: string } | null>;
  /** Sets what a member of staff is and may do. */
  grant(userId: string, grant: StaffGrant): Promise<void>;
}

/** Adds a member of staff; nobody else may have the email. */
export const makeAddStaff =
  (members: StaffMembers) =>
  async ({ position, superUser, ...form }: StaffForm): Promise<Result<{ readonly id: string }, 'email-taken'>> => {
    const grant = staffGrants[position];
    const isSuperUser = grant.isSuperUser || superUser;
    const added = await members.add({ ...form, ...grant, isSuperUser, id: randomUUID(), email: emailKey(form.email) });
    return added ? ok(added) : refused('email-taken');
  };
