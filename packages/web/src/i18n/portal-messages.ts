import { msg } from './translator.ts';

/** What the server refuses to those who are signed in only: pages outside the portal's frame do without the translations. */
export const portalMessages = {
  already_a_user: msg('This email belongs to a user of your company already.'),
  already_invited: msg('There is an open invitation for this email already. You can send it again.'),
  customer_blocked: msg('This customer is blocked: nothing can be sent to them.'),
  date_in_the_past: msg('This day has passed already.'),
  deactivates_yourself: msg('You cannot deactivate yourself.'),
  exceeds_you: msg('This user may do more than you do, so only their name can be changed.'),
  last_administrator: msg('Your company needs at least one administrator.'),
  limit_above_yours: msg('A spend limit cannot be above your own.'),
  mfa_off: msg('The second step of signing in is off.'),
  mfa_on: msg('The second step of signing in is on already.'),
  missing_permission: msg('You do not have the permission for this.'),
  not_impersonating: msg('You do not act for a customer.'),
  not_signed_first: msg('A product needs its first sign-off before the second.'),
  not_while_impersonating: msg('This cannot be done while you act for a customer. Stop first.'),
  not_yours_to_give: msg('You can only give permissions that you have yourself.'),
  raises_yourself: msg('You cannot give yourself more than you have.'),
  signed_by_other: msg('This is the sign-off of somebody else by now.'),
  signed_twice: msg('Take the second sign-off back first.'),
  super_users_only: msg('This is for super users only.'),
  unknown_order: msg('We can’t find this order or invoice number on your account.'),
  unknown_permission: msg('One of these permissions cannot be given.'),
  unknown_product: msg('There is no product {sku}.'),
  undo_over: msg('Only a senior brand manager can take this sign-off back now.'),
} as const;
