import { customerPermissions } from '@connect/core/domain/access/company-user';
import { permissions } from '@connect/core/domain/access/user';
import type { UserRefusal } from '@connect/core/domain/access/user-edit';
import {
  changedMeanwhile,
  malformed,
  missingPermission,
  notFound,
  tooManyAttempts,
  type Refusal,
} from '../../refusal.ts';

/** Why a change of a company's users is refused: by the rules, or as below. */
export type UsersRefusal =
  | UserRefusal
  | { readonly kind: 'not-found' | 'locked-by-supplier' | 'changed-meanwhile' }
  | { readonly kind: 'other-currency'; readonly currency: string }
  | { readonly kind: 'already-a-user' | 'already-invited'; readonly email: string }
  | { readonly kind: 'too-many-invitations'; readonly seconds: number };

export const notHere: UsersRefusal = { kind: 'not-found' };
export const noAdministrator: UsersRefusal = { kind: 'not-an-administrator' };

const saying = (code: Refusal['code'], message: string, values?: Record<string, string | number>): Refusal => ({
  message,
  code,
  ...(values && { values }),
});

/** The answer in place of a change of a company's users. */
export const usersRefusal = (refusal: UsersRefusal): Refusal => {
  switch (refusal.kind) {
    case 'not-found':
      return notFound;
    case 'changed-meanwhile':
      return changedMeanwhile;
    case 'not-an-administrator':
      return missingPermission(permissions.editUsers);
    case 'too-many-invitations':
      return tooManyAttempts(refusal.seconds);
    case 'other-currency':
      return malformed({ spendLimit: [`must be in ${refusal.currency}`] });
    case 'unknown-permission': {
      const { permission } = refusal;
      const message = `There is no permission ${permission}: there are ${customerPermissions.join(', ')}.`;
      return saying('unknown_permission', message, { permission });
    }
    case 'exceeds-you':
      return saying('exceeds_you', 'This user may do more than you, so you can only change their name.');
    case 'raises-yourself':
      return saying('raises_yourself', 'You cannot give yourself more than you have.');
    case 'not-yours-to-give': {
      const { permission } = refusal;
      const message = `You do not have the permission ${permission} yourself, so you cannot give it.`;
      return saying('not_yours_to_give', message, { permission });
    }
    case 'limit-above-yours':
      return saying('limit_above_yours', 'You cannot give a higher spend limit than your own.');
    case 'deactivates-yourself':
      return saying('deactivates_yourself', 'You cannot deactivate yourself.');
    case 'resets-yourself':
      return saying('resets_yourself', 'Turn your own second step off with your password and a code.');
    case 'last-administrator':
      return saying('last_administrator', 'Your company needs at least one administrator.');
    case 'locked-by-supplier':
      return saying('locked_by_supplier', 'Your supplier locked this user. Ask your account manager to unlock them.');
    case 'already-a-user': {
      const { email } = refusal;
      return saying('already_a_user', `${email} is already a user of your company.`, { email });
    }
    case 'already-invited': {
      const { email } = refusal;
      const message = `${email} has already been invited. You can send the invitation again.`;
      return saying('already_invited', message, { email });
    }
  }
};
