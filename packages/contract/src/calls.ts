import * as auth from './auth.ts';
import type { Call } from './call.ts';
import { contact } from './contact.ts';
import * as customer from './customer.ts';
import * as documents from './documents.ts';
import { health } from './health.ts';
import * as mfa from './mfa.ts';
import { searchCredentials } from './search.ts';
import * as users from './users.ts';

/** Every call of the portal API, by the name it has in this package (spec §7). */
export const calls = {
  login: auth.login,
  loginMfa: auth.loginMfa,
  register: auth.register,
  passwordEmail: auth.passwordEmail,
  passwordReset: auth.passwordReset,
  me: auth.me,
  logout: auth.logout,
  sessions: auth.sessions,
  endSession: auth.endSession,
  endAllSessions: auth.endAllSessions,
  mfa: mfa.mfa,
  mfaSetup: mfa.mfaSetup,
  mfaConfirm: mfa.mfaConfirm,
  mfaRecoveryCodes: mfa.mfaRecoveryCodes,
  mfaDisable: mfa.mfaDisable,
  customer: customer.customer,
  nextDue: customer.nextDue,
  ordersCount: customer.ordersCount,
  banners: customer.banners,
  order: documents.order,
  orderPdf: documents.orderPdf,
  invoice: documents.invoice,
  invoicePdf: documents.invoicePdf,
  trackHbl: documents.trackHbl,
  users: users.users,
  user: users.user,
  editUser: users.editUser,
  deactivateUser: users.deactivateUser,
  reactivateUser: users.reactivateUser,
  usersActivity: users.usersActivity,
  invitations: users.invitations,
  invite: users.invite,
  resendInvitation: users.resendInvitation,
  revokeInvitation: users.revokeInvitation,
  contact,
  searchCredentials,
  health,
} satisfies Record<string, Call>;
