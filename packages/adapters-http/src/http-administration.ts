import {
  addStaffMember,
  createIntegrationKey,
  integrationKeys,
  linkStaffMember,
  portalHealth,
  removeStaffMember,
  restoreStaffMember,
  revokeIntegrationKey,
  setStaffRole,
  staffCustomers,
  staffMembers,
} from '@connect/contract/administration';
import {
  portalContent,
  removeArticle,
  removeBanner,
  writeArticle,
  writeBanner,
} from '@connect/contract/administration-content';
import {
  customerUsers,
  inviteCustomerUser,
  lockCustomerUser,
  mailCustomerPassword,
  resetCustomerSecondFactor,
  signCustomerOut,
  unlockCustomerUser,
  setCustomerManager,
  setCustomerRules,
  setCustomerSignIn,
} from '@connect/contract/administration-customers';
import {
  importFile,
  importRefusals,
  importReport,
  importRuns,
  stopImport,
} from '@connect/contract/administration-imports';
import { portalRules, setPortalRules } from '@connect/contract/portal-rules';
import {
  mailTemplates,
  removeMailTemplate,
  testMailTemplate,
  writeMailTemplate,
} from '@connect/contract/administration-mails';
import { portalTexts, writePortalText } from '@connect/contract/administration-texts';
import {
  addWebhookEndpoint,
  endpointDeliveries,
  pauseWebhookEndpoint,
  removeWebhookEndpoint,
  resendToEndpoint,
  resumeWebhookEndpoint,
  rotateEndpointSecret,
  setEndpointEvents,
  testWebhookEndpoint,
  webhookEndpoints,
} from '@connect/contract/administration-webhooks';
import type {
  BrandingFile,
  ContentEditing,
  CustomerAccess,
  ImportLog,
  IntegrationKeys,
  MailOf,
  MailTemplates,
  PortalTexts,
  PortalWatch,
  SignInLog,
  StaffDirectory,
  SupplierFile,
  WebhookEndpoints,
} from '@connect/core/ports/administration';
import { allSignIns } from '@connect/contract/administration-sign-ins';
import { branding, setBranding, takeBackBranding } from '@connect/contract/administration-branding';
import { logSetting, setLog } from '@connect/contract/log-setting';
import { setSupplierIdentity, supplierIdentity } from '@connect/contract/supplier-identity';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';
import { searchedText } from './searched-text.ts';

/** How the portal is, over HTTP. */
export const createHttpPortalWatch = (portal: PortalClient): PortalWatch => ({
  health: () => portal.json(portalHealth),
  log: () => portal.json(logSetting),
  setLog: (choice, was) => portal.json(setLog, { body: { choice, was } }),
  rules: () => portal.json(portalRules),
  setRules: (rules, was) => portal.json(setPortalRules, { body: { rules, was } }),
});

/** Who is staff, over HTTP. */
export const createHttpStaffDirectory = (portal: PortalClient): StaffDirectory => ({
  list: async () => answered(await portal.json(staffMembers), ({ data }) => data),
  add: (form) => portal.json(addStaffMember, { body: form }),
  setRole: (email, role, { position, superUser }) =>
    portal.done(setStaffRole, { body: { email, ...role, was: { position, superUser } } }),
  link: (email) => portal.json(linkStaffMember, { body: { email } }),
  remove: (email, typed) => portal.done(removeStaffMember, { body: { email, typed } }),
  restore: (email) => portal.done(restoreStaffMember, { body: { email } }),
  customersOf: async (email) => answered(await portal.json(staffCustomers, { body: { email } }), ({ data }) => data),
});

/** Whose portal it is, over HTTP. */
export const createHttpSupplierFile = (portal: PortalClient): SupplierFile => ({
  read: () => portal.json(supplierIdentity),
  change: (identity, was) => portal.json(setSupplierIdentity, { body: { identity, was } }),
});

/** How the portal presents itself, over HTTP. */
export const createHttpBrandingFile = (portal: PortalClient): BrandingFile => ({
  read: () => portal.json(branding),
  change: (form, was, logo) => portal.json(setBranding, { body: { branding: form, was, logo } }),
  takeBack: (part, was, typed) => portal.json(takeBackBranding, { body: { part, was, typed } }),
});

/** So long may a file take, in milliseconds: it is taken in while people go first. */
const longestImport = 600_000;

/** What came in of the supplier's data, over HTTP. */
export const createHttpImportLog = (portal: PortalClient): ImportLog => ({
  list: async () => answered(await portal.json(importRuns), ({ data }) => data),
  report: (id) => portal.json(importReport, { params: { id } }),
  stop: (id) => portal.json(stopImport, { params: { id } }),
  refusals: (id) => portal.file(importRefusals, { params: { id } }),
  take: (file) => portal.json(importFile, { body: file, timeout: longestImport }),
});

/** Keys of other programs, over HTTP. */
export const createHttpIntegrationKeys = (portal: PortalClient): IntegrationKeys => ({
  list: () => portal.json(integrationKeys),
  create: (form) => portal.json(createIntegrationKey, { body: form }),
  revoke: (id, typed) => portal.json(revokeIntegrationKey, { params: { id }, body: { typed } }),
});

/** Where other systems are told of what happens, over HTTP. */
export const createHttpWebhookEndpoints = (portal: PortalClient): WebhookEndpoints => ({
  list: () => portal.json(webhookEndpoints),
  add: (form) => portal.json(addWebhookEndpoint, { body: form }),
  setKinds: (id, kinds, was) => portal.json(setEndpointEvents, { params: { id }, body: { kinds, was } }),
  test: (id) => portal.json(testWebhookEndpoint, { params: { id } }),
  rotate: (id) => portal.json(rotateEndpointSecret, { params: { id } }),
  pause: (id) => portal.json(pauseWebhookEndpoint, { params: { id } }),
  resume: (id) => portal.json(resumeWebhookEndpoint, { params: { id } }),
  remove: (id, typed) => portal.json(removeWebhookEndpoint, { params: { id }, body: { typed } }),
  deliveries: async (id, state) =>
    answered(
      await portal.json(endpointDeliveries, { params: { id }, query: state === null ? {} : { state } }),
      ({ data }) => data,
    ),
  resend: async (id, eventId) =>
    answered(await portal.json(resendToEndpoint, { params: { id }, body: { eventId } }), ({ count }) => count),
});

/** Users of customers' companies, over HTTP. */
export const createHttpCustomerAccess = (portal: PortalClient): CustomerAccess => ({
  of: (no) => portal.json(customerUsers, { params: { no } }),
  invite: (no, form) => portal.json(inviteCustomerUser, { params: { no }, body: form }),
  lock: (no, id, typed) => portal.json(lockCustomerUser, { params: { no, id }, body: { typed } }),
  unlock: (no, id) => portal.json(unlockCustomerUser, { params: { no, id } }),
  resetSecondFactor: (no, id, typed) => portal.json(resetCustomerSecondFactor, { params: { no, id }, body: { typed } }),
  setSignIn: (no, signIn) => portal.json(setCustomerSignIn, { params: { no }, body: signIn }),
  setRules: (no, rules, was) => portal.json(setCustomerRules, { params: { no }, body: { rules, was } }),
  setManager: (no, email, was) => portal.json(setCustomerManager, { params: { no }, body: { email, was } }),
  mailPasswordLink: (no, id) => portal.json(mailCustomerPassword, { params: { no, id } }),
  signOut: (no, id) => portal.json(signCustomerOut, { params: { no, id } }),
});

/** Banners and help articles, over HTTP. */
export const createHttpContentEditing = (portal: PortalClient): ContentEditing => ({
  read: () => portal.json(portalContent),
  writeBanner: (banner, was) => portal.done(writeBanner, { body: { banner, was } }),
  writeArticle: (article, was) => portal.done(writeArticle, { body: { article, was } }),
  removeBanner: (was, typed) => portal.done(removeBanner, { body: { was, typed } }),
  removeArticle: (was, typed) => portal.done(removeArticle, { body: { was, typed } }),
});

const which = ({ name, language }: MailOf) => ({ name, language });

/** What mails say, over HTTP. */
export const createHttpMailTemplates = (portal: PortalClient): MailTemplates => ({
  list: async () => answered(await portal.json(mailTemplates), ({ data }) => data),
  write: (of, text, was) => portal.done(writeMailTemplate, { params: which(of), body: { text, was } }),
  remove: (of, was, typed) => portal.done(removeMailTemplate, { params: which(of), body: { was, typed } }),
  test: (of, text) => portal.done(testMailTemplate, { params: which(of), body: { text } }),
});

/** What the portal's pages say, over HTTP. */
export const createHttpSignInLog = (portal: PortalClient): SignInLog => ({
  find: async ({ email, before }) => {
    const query = { ...(email && { email: searchedText(email) }), ...(before !== null && { before }) };
    return answered(await portal.json(allSignIns, { query }), ({ data, next }) => ({ entries: data, next }));
  },
});

export const createHttpPortalTexts = (portal: PortalClient): PortalTexts => ({
  find: (language, { text, view }) =>
    portal.json(portalTexts, { params: { language }, query: { text: searchedText(text), view } }),
  write: (language, source, text, was) =>
    portal.done(writePortalText, { params: { language }, body: { source, text, was } }),
});
