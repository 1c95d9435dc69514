import * as links from './account-links.ts';
import * as administration from './administration.ts';
import * as branding from './administration-branding.ts';
import * as content from './administration-content.ts';
import * as customerAccess from './administration-customers.ts';
import * as imports from './administration-imports.ts';
import * as mails from './administration-mails.ts';
import * as texts from './administration-texts.ts';
import * as endpoints from './administration-webhooks.ts';
import * as signInLog from './administration-sign-ins.ts';
import * as active from './active-sessions.ts';
import * as auth from './auth.ts';
import * as basket from './basket.ts';
import * as brand from './brand-manager.ts';
import type { Call } from './call.ts';
import * as checkout from './checkout.ts';
import { contact } from './contact.ts';
import * as customer from './customer.ts';
import * as documents from './documents.ts';
import * as exports from './exports.ts';
import * as favourites from './favourite-lists.ts';
import { health } from './health.ts';
import { helpArticles } from './help.ts';
import * as impersonation from './impersonation.ts';
import * as items from './items.ts';
import * as managed from './managed-customers.ts';
import * as managedDocuments from './managed-documents.ts';
import * as mfa from './mfa.ts';
import * as passkeys from './passkeys.ts';
import * as orderMails from './order-mails.ts';
import { ownData } from './own-data.ts';
import * as ownPassword from './own-password.ts';
import { renew } from './renewal.ts';
import * as staffPasskeys from './staff-passkeys.ts';
import * as rules from './portal-rules.ts';
import * as reports from './reports.ts';
import * as samples from './sample-orders.ts';
import { searchCredentials } from './search.ts';
import * as log from './log-setting.ts';
import * as supplier from './supplier-identity.ts';
import * as users from './users.ts';
import * as watchlist from './watchlist.ts';

/** Every call of the portal API, by the name it has in this package (specification §documented-calls). */
export const calls = {
  login: auth.login,
  loginMfa: auth.loginMfa,
  loginCode: auth.loginCode,
  invitation: links.invitation,
  register: links.register,
  passwordEmail: links.passwordEmail,
  passwordReset: links.passwordReset,
  me: auth.me,
  renew,
  logout: auth.logout,
  sessions: active.sessions,
  signIns: active.signIns,
  endSession: active.endSession,
  endAllSessions: active.endAllSessions,
  changePassword: ownPassword.changePassword,
  ownData,
  mfa: mfa.mfa,
  mfaSetup: mfa.mfaSetup,
  mfaConfirm: mfa.mfaConfirm,
  mfaRecoveryCodes: mfa.mfaRecoveryCodes,
  mfaDisable: mfa.mfaDisable,
  passkeys: passkeys.passkeys,
  beginPasskey: passkeys.beginPasskey,
  addPasskey: passkeys.addPasskey,
  removePasskey: passkeys.removePasskey,
  loginPasskey: passkeys.loginPasskey,
  staffPasskeys: staffPasskeys.staffPasskeys,
  beginStaffPasskey: staffPasskeys.beginStaffPasskey,
  addStaffPasskey: staffPasskeys.addStaffPasskey,
  removeStaffPasskey: staffPasskeys.removeStaffPasskey,
  askStaffPasskey: staffPasskeys.askStaffPasskey,
  orderMails: orderMails.orderMails,
  chooseOrderMails: orderMails.chooseOrderMails,
  customer: customer.customer,
  nextDue: customer.nextDue,
  ordersCount: customer.ordersCount,
  banners: customer.banners,
  helpArticles,
  order: documents.order,
  orderPdf: documents.orderPdf,
  invoice: documents.invoice,
  invoicePdf: documents.invoicePdf,
  trackHbl: documents.trackHbl,
  exportDocuments: exports.exportDocuments,
  documentNumbers: exports.documentNumbers,
  statement: exports.statement,
  companySignIn: users.companySignIn,
  setCompanySignIn: users.setCompanySignIn,
  users: users.users,
  user: users.user,
  editUser: users.editUser,
  deactivateUser: users.deactivateUser,
  reactivateUser: users.reactivateUser,
  resetSecondFactor: users.resetSecondFactor,
  userSignIns: users.userSignIns,
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
  managedOrder: managedDocuments.managedOrder,
  managedOrderPdf: managedDocuments.managedOrderPdf,
  managedInvoice: managedDocuments.managedInvoice,
  managedInvoicePdf: managedDocuments.managedInvoicePdf,
  managedTrackHbl: managedDocuments.managedTrackHbl,
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
  lookUpItems: items.lookUpItems,
  findItems: items.findItems,
  itemFacts: items.itemFacts,
  customerItemFacts: items.customerItemFacts,
  basket: basket.basket,
  editBasket: basket.editBasket,
  editBasketPart: basket.editBasketPart,
  seenBasket: basket.seenBasket,
  preparedBaskets: basket.preparedBaskets,
  takePreparedBasket: basket.takePreparedBasket,
  dismissPreparedBasket: basket.dismissPreparedBasket,
  previewBasket: basket.previewBasket,
  prepareBasket: basket.prepareBasket,
  favouriteLists: favourites.favouriteLists,
  favouriteList: favourites.favouriteList,
  createFavouriteList: favourites.createFavouriteList,
  editFavouriteList: favourites.editFavouriteList,
  deleteFavouriteList: favourites.deleteFavouriteList,
  setFavouriteLines: favourites.setFavouriteLines,
  addFavouriteLines: favourites.addFavouriteLines,
  watchlist: watchlist.watchlist,
  watchNewsCount: watchlist.watchNewsCount,
  watchNewsSeen: watchlist.watchNewsSeen,
  watch: watchlist.watch,
  unwatch: watchlist.unwatch,
  checkout: checkout.checkout,
  placeOrder: checkout.placeOrder,
  discardOrder: checkout.discardOrder,
  withdrawOrder: checkout.withdrawOrder,
  approvals: checkout.approvals,
  decideApproval: checkout.decideApproval,
  creditApprovals: checkout.creditApprovals,
  decideCreditApproval: checkout.decideCreditApproval,
  logSetting: log.logSetting,
  setLog: log.setLog,
  supplierIdentity: supplier.supplierIdentity,
  setSupplierIdentity: supplier.setSupplierIdentity,
  branding: branding.branding,
  setBranding: branding.setBranding,
  takeBackBranding: branding.takeBackBranding,
  portalContent: content.portalContent,
  writeBanner: content.writeBanner,
  removeBanner: content.removeBanner,
  writeArticle: content.writeArticle,
  removeArticle: content.removeArticle,
  mailTemplates: mails.mailTemplates,
  writeMailTemplate: mails.writeMailTemplate,
  removeMailTemplate: mails.removeMailTemplate,
  testMailTemplate: mails.testMailTemplate,
  allSignIns: signInLog.allSignIns,
  portalTexts: texts.portalTexts,
  writePortalText: texts.writePortalText,
  importRuns: imports.importRuns,
  importReport: imports.importReport,
  stopImport: imports.stopImport,
  importRefusals: imports.importRefusals,
  importFile: imports.importFile,
  portalHealth: administration.portalHealth,
  portalRules: rules.portalRules,
  setPortalRules: rules.setPortalRules,
  staffMembers: administration.staffMembers,
  addStaffMember: administration.addStaffMember,
  setStaffRole: administration.setStaffRole,
  linkStaffMember: administration.linkStaffMember,
  removeStaffMember: administration.removeStaffMember,
  restoreStaffMember: administration.restoreStaffMember,
  staffCustomers: administration.staffCustomers,
  integrationKeys: administration.integrationKeys,
  createIntegrationKey: administration.createIntegrationKey,
  revokeIntegrationKey: administration.revokeIntegrationKey,
  customerUsers: customerAccess.customerUsers,
  setCustomerSignIn: customerAccess.setCustomerSignIn,
  setCustomerRules: customerAccess.setCustomerRules,
  setCustomerManager: customerAccess.setCustomerManager,
  inviteCustomerUser: customerAccess.inviteCustomerUser,
  lockCustomerUser: customerAccess.lockCustomerUser,
  unlockCustomerUser: customerAccess.unlockCustomerUser,
  resetCustomerSecondFactor: customerAccess.resetCustomerSecondFactor,
  mailCustomerPassword: customerAccess.mailCustomerPassword,
  signCustomerOut: customerAccess.signCustomerOut,
  webhookEndpoints: endpoints.webhookEndpoints,
  addWebhookEndpoint: endpoints.addWebhookEndpoint,
  setEndpointEvents: endpoints.setEndpointEvents,
  testWebhookEndpoint: endpoints.testWebhookEndpoint,
  rotateEndpointSecret: endpoints.rotateEndpointSecret,
  pauseWebhookEndpoint: endpoints.pauseWebhookEndpoint,
  resumeWebhookEndpoint: endpoints.resumeWebhookEndpoint,
  endpointDeliveries: endpoints.endpointDeliveries,
  resendToEndpoint: endpoints.resendToEndpoint,
  removeWebhookEndpoint: endpoints.removeWebhookEndpoint,
  searchCredentials,
  health,
} satisfies Record<string, Call>;
