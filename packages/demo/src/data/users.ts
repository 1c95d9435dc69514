import { randomUUID } from 'node:crypto';
import { demoUsers } from '../accounts.ts';

/** A user as they are written into the database. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly roles: string[];
  readonly permissions: string[];
  readonly is_super_user: boolean;
  readonly customer_no: string | null;
  /** Null for staff, who sign in at their provider. */
  readonly password_hash: string | null;
  readonly active: boolean;
  /** In minor units; null for none. */
  readonly spend_limit: number | null;
  readonly last_signed_in_at: Date | null;
}

/** Whoever has this email; throws where nobody has. */
export const userOf = (users: readonly UserRow[], email: string): UserRow => {
  const user = users.find((candidate) => candidate.email === email);
  if (!user) throw new Error(`${email} is not in the demo`);
  return user;
};

/** The people that the accounts of the demo are of. */
export const makeUsers = (passwordHash: string): UserRow[] =>
  demoUsers.map((user) => ({
    id: randomUUID(),
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    roles: [...user.roles],
    permissions: [...user.permissions],
    is_super_user: user.superUser ?? false,
    customer_no: user.customerNo,
    password_hash: user.customerNo === null ? null : passwordHash,
    active: true,
    spend_limit: null,
    last_signed_in_at: null,
  }));
