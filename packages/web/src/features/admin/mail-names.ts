import type { MailName } from '@connect/core/domain/administration/mail-template';

import type { Translate } from '../../i18n/translator.ts';

/** What each mail is about, by its name. */
export const mailNameTexts = (t: Translate): Readonly<Record<MailName, string>> => ({
  invitation: t('Invitation'),
  'invited-twice': t('Invitation to someone who has an account'),
  'first-password': t('First password'),
  'password-reset': t('Password reset'),
  deactivated: t('Password reset of a deactivated login'),
  'signed-in-elsewhere': t('Login from a new place'),
  'password-changed': t('Password changed'),
  'second-factor-reset': t('Two-step verification reset'),
  'second-factor-turned-on': t('Two-step verification turned on'),
  'second-factor-turned-off': t('Two-step verification turned off'),
  'second-factor-passkey-added': t('Passkey added'),
  'second-factor-passkey-removed': t('Passkey removed'),
  'second-factor-staff-passkey-added': t('Staff passkey added'),
  'second-factor-staff-passkey-removed': t('Staff passkey removed'),
  'second-factor-recovery-codes-renewed': t('Recovery codes renewed'),
  'second-factor-recovery-code-used': t('Recovery code used'),
  'watch-news': t('News from the watchlist'),
  'contact-copy': t('Copy of a message to us'),
  'order-placed': t('Order placed'),
  'order-placed-waits': t('Order placed, waiting for approval'),
  'order-waits-over-limit': t('Approval needed: over the spend limit'),
  'order-waits-over-lone-limit': t('Approval needed: over the spend limit, by the account manager'),
  'order-waits-over-credit': t('Approval needed: over the available credit'),
  'order-approved': t('Order approved'),
  'order-rejected': t('Order rejected'),
  'order-withdrawn': t('Order withdrawn'),
  'order-confirmed': t('Order confirmed'),
  'order-changed': t('Order changed'),
  'order-cancelled': t('Order cancelled'),
  'order-dispatched': t('Order shipped'),
  'order-invoiced': t('Order invoiced'),
});
