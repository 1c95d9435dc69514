import { demoPassword } from '@connect/demo/accounts';
import { emailKey } from '../auth/application/email-key.ts';
import { hashPassword, verifyPassword } from '../auth/application/passwords.ts';
import type { Database } from '../database/open.ts';

/** Gives everybody of staff who cannot sign in yet the demo's password. */
export const addDemoPasswords = async (database: Database): Promise<void> => {
  const missing = await database
    .selectFrom('users')
    .select('email')
    .where('customer_no', 'is', null)
    .where('email', 'not in', database.selectFrom('staff_accounts').select('email'))
    .execute();
  if (missing.length === 0) return;
  const password_hash = await hashPassword(demoPassword);
  await database
    .insertInto('staff_accounts')
    .values(missing.map(({ email }) => ({ email, password_hash })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Whether the password of somebody of staff is right; without an account or a password it never is. */
export const isStaffPassword = async (database: Database, email: string, password: string): Promise<boolean> => {
  if (password === '') return false;
  const account = await database
    .selectFrom('staff_accounts')
    .select('password_hash')
    .where('email', '=', emailKey(email))
    .executeTakeFirst();
  return verifyPassword(password, account?.password_hash ?? null);
};
