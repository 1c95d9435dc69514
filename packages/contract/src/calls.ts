import * as auth from './auth.ts';
import * as brand from './brand-manager.ts';
import type { Call } from './call.ts';
import { contact } from './contact.ts';
import * as customer from './customer.ts';
import * as documents from './documents.ts';
import { health } from './health.ts';
import * as impersonation from './impersonation.ts';
import * as managed from './managed-customers.ts';
import * as mfa from './mfa.ts';
import * as reports from './reports.ts';
import * as samples from './sample-orders.ts';
import { searchCredentials } from './search.ts';
import * as users from './users.ts';

/** Every call of the portal API, by the name it has in this package (spec §7). */
export const calls = {
  login: auth.login,
  loginMfa: auth.loginMfa,
  loginCode: auth.loginCode,
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
  accountManager: managed.accountManager,
  editAccountManager: managed.editAccountManager,
  topCustomers: managed.topCustomers,
  favouriteCustomers: managed.favouriteCustomers,
  orderFavourites: managed.orderFavourites,
  managedCustomers: managed.managedCustomers,
  managedCustomer: managed.managedCustomer,
  addFavourite: managed.addFavourite,
  removeFavourite: managed.removeFavourite,
  notes: managed.notes,
  addNote: managed.addNote,
  deleteNote: managed.deleteNote,
  managedOrder: managed.managedOrder,
  managedOrderPdf: managed.managedOrderPdf,
  managedInvoice: managed.managedInvoice,
  managedInvoicePdf: managed.managedInvoicePdf,
  managedTrackHbl: managed.managedTrackHbl,
  impersonate: impersonation.impersonate,
  stopImpersonation: impersonation.stopImpersonation,
  audit: impersonation.audit,
  sampleOrders: samples.sampleOrders,
  sampleOrder: samples.sampleOrder,
  createSampleOrder: samples.createSampleOrder,
  editSampleOrder: samples.editSampleOrder,
  salesReport: reports.salesReport,
  customersReport: reports.customersReport,
  overdueReport: reports.overdueReport,
  samplesReport: reports.samplesReport,
  signOffReport: reports.signOffReport,
  categories: brand.categories,
  signOff: brand.signOff,
  signOffMany: brand.signOffMany,
  signOffStates: brand.signOffStates,
  signOffHistory: brand.signOffHistory,
  searchCredentials,
  health,
} satisfies Record<string, Call>;
