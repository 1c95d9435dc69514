import { msg } from './translator.ts';

/** What the server refuses to those who are signed in only: pages outside the portal's frame do without the translations. */
export const portalMessages = {
  already_a_user: msg('This email address already belongs to a user in your company.'),
  already_invited: msg('We’ve already sent an invitation to this address. You can resend it from Open invitations.'),
  customer_blocked: msg('This customer is blocked, so you can’t send samples.'),
  date_in_the_past: msg('This date is in the past.'),
  deactivates_yourself: msg('You can’t deactivate your own login.'),
  exceeds_you: msg('This user has more permissions than you, so you can only change their name.'),
  last_administrator: msg('Your company needs at least one administrator.'),
  limit_above_yours: msg('You can’t set a spend limit above your own.'),
  mfa_off: msg('Two-step verification is off.'),
  mfa_on: msg('Two-step verification is already on.'),
  missing_permission: msg('You don’t have permission to do this. Ask an administrator in your company.'),
  not_impersonating: msg('You’re not acting for a customer.'),
  not_signed_first: msg('A product needs its first sign-off before the second.'),
  not_while_impersonating: msg('You can’t do this while acting for a customer. Select Stop first.'),
  not_yours_to_give: msg('You can only give permissions that you have yourself.'),
  raises_yourself: msg('You can’t give yourself permissions you don’t have.'),
  signed_by_other: msg('Someone else has signed this product off in the meantime.'),
  signed_twice: msg('Undo the second sign-off first.'),
  super_users_only: msg('Only super users can do this.'),
  unknown_order: msg('We can’t find this order or invoice number on your account.'),
  unknown_permission: msg('One of these permissions can’t be granted.'),
  unknown_product: msg('We couldn’t find product {sku}.'),
  wrong_own_password: msg('That password isn’t right. Check it and try again.'),
  undo_over: msg('Only a senior brand manager can undo this sign-off now.'),
} as const;
