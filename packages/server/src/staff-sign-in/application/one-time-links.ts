import { millisecondsOfDay } from '@connect/core/domain/calendar/milliseconds-of-day';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Accounts } from '../../auth/application/accounts.ts';
import { emailKey } from '../../auth/application/email-key.ts';
import { isStaff, type StaffCodes } from './staff-users.ts';

/** How long a one-time link is good, in milliseconds. */
export const linkLife = millisecondsOfDay;

export interface OneTimeLink {
  readonly link: string;
  readonly expiresAt: Date;
}

/**
 * Makes a link that signs a member of staff in once, without their provider: the first administrator has none yet. Its secret is behind `#`,
 * where no server and no log gets it, and kept as a hash alone; it ends the links of before.
 */
export const makeOneTimeLink =
  (parts: { codes: StaffCodes; accounts: Accounts; portalUrl: string; now: () => Date }) =>
  async (email: string): Promise<Result<OneTimeLink, 'not-staff'>> => {
    const user = await parts.accounts.withEmail(emailKey(email));
    if (!user?.active || !isStaff(user)) return refused('not-staff');
    await parts.codes.forget(user.id);
    const code = await parts.codes.make(user.id, { means: 'link', life: linkLife });
    return ok({
      link: `${parts.portalUrl}/connect/one-time-link#${code}`,
      expiresAt: new Date(parts.now().getTime() + linkLife),
    });
  };
