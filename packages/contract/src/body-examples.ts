import { unbranded } from '@connect/core/domain/administration/branding';
import type { GenericSchema } from 'valibot';
import type { calls } from './calls.ts';

/** The calls that have a body. */
type WithBody = {
  [Name in keyof typeof calls]: (typeof calls)[Name] extends { readonly body: GenericSchema } ? Name : never;
}[keyof typeof calls];

const { logo: _, ...ownBranding } = unbranded;
const identity = {
  name: 'Connect Safety Supplies Ltd',
  address: 'Unit 4, Chevron Works, Example Way, Leeds, LS0 0XX, United Kingdom',
  phone: '01632 960147',
  email: 'accounts@connect.example',
  web: 'connect.example',
  companyNo: '00000000',
  vatNo: 'GB 000 0000 00',
  terms: '',
  supportEmail: 'support@connect.example',
  supportPhone: '',
  banks: [
    {
      currency: '',
      bank: 'Example Bank plc',
      accountName: 'Connect Safety Supplies Ltd',
      sortCode: '00-00-00',
      accountNo: '00000000',
      iban: 'GB69 EXMP 0000 0000 0000 00',
      bic: 'EXMPGB00',
    },
  ],
};
const shown = { language: 'en', position: 900, regions: ['UK'], validFrom: '2026-05-01', validUntil: null };
const banner = { ...shown, link: null, image: 'spring.jpg', alt: 'Spring' };
const article = {
  ...shown,
  key: 'returns',
  topic: 'Returns',
  title: 'How do I return it?',
  body: 'Send it back.',
};
const mail = { subject: 'Your new password', title: 'Your new password', paragraphs: ['It works for {life}.'] };

/**
 * A body of each call that has one, as the OpenAPI document shows it, by the demo's data: what names something that only one caller has,
 * such as the token of a link, says where it comes from.
 */
export const bodyExamples = {
  login: { email: 'priya@northgate.example', password: 'Connect-demo-1' },
  loginMfa: { mfa_token: 'mfa_token of the answer to login', code: '000000' },
  invitation: { email: 'alex@northgate.example', signature: 'signature of the link' },
  register: {
    email: 'alex@northgate.example',
    password: 'seven quiet otters',
    first_name: 'Alex',
    last_name: 'Reed',
    signature: 'signature of the link',
  },
  passwordEmail: { email: 'priya@northgate.example' },
  passwordReset: {
    token: 'token of the link',
    email: 'alex@northgate.example',
    password: 'seven quiet otters',
    password_confirmation: 'seven quiet otters',
  },
  chooseOrderMails: { kinds: ['confirmed', 'invoiced'], allOrders: true, storefront: 'de/de' },
  endSession: { password: 'Connect-demo-1' },
  endAllSessions: { password: 'Connect-demo-1' },
  changePassword: { password: 'Connect-demo-1', newPassword: 'Connect-demo-1' },
  mfaSetup: { password: 'Connect-demo-1' },
  beginPasskey: { password: 'Connect-demo-1' },
  addPasskey: { name: 'This laptop', answer: { id: 'id of the credential', response: {} } },
  removePasskey: { password: 'Connect-demo-1' },
  addStaffPasskey: { name: 'This laptop', answer: { id: 'id of the credential', response: {} } },
  removeStaffPasskey: {},
  loginPasskey: { mfaToken: 'mfa_token of the answer to login' },
  mfaConfirm: { code: '000000' },
  mfaRecoveryCodes: { code: '000000', password: 'Connect-demo-1' },
  mfaDisable: { code: '000000', password: 'Connect-demo-1' },
  editUser: { firstName: 'Sam', lastName: 'Reed', permissions: [], spendLimit: null },
  resetSecondFactor: { storefront: '' },
  setCompanySignIn: { secondFactorDemanded: false },
  invite: { email: 'other@second.example', permissions: [], spendLimit: null },
  resendInvitation: {},
  contact: { subject: 'other', message: 'Could you send the certificate of SO-208881 again?', copy: false },
  loginCode: { code: 'code of the address that the sign-in led back to' },
  editAccountManager: { firstName: 'Morgan', lastName: 'Hale' },
  orderFavourites: { order: ['C10482'] },
  addNote: { idempotencyKey: '75e7f1de-da6a-432c-abc2-30fcafe73523', text: 'Called about gloves.' },
  impersonate: { reason: 'Called about a delivery' },
  createSampleOrder: {
    idempotencyKey: '75e7f1de-da6a-432c-abc2-30fcafe73523',
    customerNo: 'C10482',
    shipTo: { name: 'Northgate', address: 'Unit 12', address2: '', postCode: 'LS9 7DN' },
    lines: [{ sku: 'KNE-1171', quantity: 1 }],
    reason: 'A new glove',
    followUpOn: null,
  },
  editSampleOrder: { followUpOn: null, followedUp: true },
  lookUpItems: { skus: ['glv 8841 l', 'GLV-8841'] },
  editBasket: {
    idempotencyKey: '75e7f1de-da6a-432c-abc2-30fcafe73523',
    changes: [{ kind: 'add', sku: 'GLV-8841-L', quantity: 12 }],
  },
  editBasketPart: {
    idempotencyKey: '75e7f1de-da6a-432c-abc2-30fcafe73523',
    changes: [{ kind: 'add', sku: 'GLV-8841-L', quantity: 12 }],
  },
  placeOrder: {
    idempotencyKey: '75e7f1de-da6a-432c-abc2-30fcafe73523',
    basketVersion: 1,
    totalIncVat: { minor: 84816, currency: 'GBP' },
    addressId: '5ab727f1-5ddb-8783-8e9d-c7eeee7afc3b',
    reference: 'PO 88213 Leeds',
    requestedOn: null,
    notes: '',
  },
  discardOrder: { idempotencyKey: '75e7f1de-da6a-432c-abc2-30fcafe73523' },
  decideApproval: { approve: true, reason: '' },
  decideCreditApproval: { approve: true, reason: '' },
  createFavouriteList: {
    name: 'For the van',
    shared: false,
    idempotencyKey: '75e7f1de-da6a-432c-abc2-30fcafe73523',
  },
  editFavouriteList: { name: 'For the yard', shared: false },
  setFavouriteLines: {
    lines: [{ sku: 'GLV-8841-L', quantity: 12 }],
    before: [{ sku: 'GLV-8841-L', quantity: 6 }],
  },
  addFavouriteLines: { lines: [{ sku: 'GLV-8841-L', quantity: 12 }] },
  watch: {},
  signOff: { sku_id: 'GLV-8841', region: 'uk_en-gb', level: 'first' },
  signOffMany: { skus: ['GLV-8841'], region: 'uk_en-gb', level: 'first' },
  signOffStates: { skus: ['GLV-8841'], region: 'uk_en-gb' },
  setBranding: { branding: { ...ownBranding, name: 'Trade Desk' }, logo: null, was: unbranded },
  takeBackBranding: { part: 'look', was: { ...unbranded, name: 'Trade Desk' }, typed: 'Trade Desk' },
  setLog: { choice: { level: 'debug', minutes: 15 }, was: null },
  setSupplierIdentity: { identity, was: identity },
  writeBanner: { banner, was: null },
  removeBanner: { was: banner, typed: banner.image },
  writeArticle: { article, was: null },
  removeArticle: { was: article, typed: article.title },
  writeMailTemplate: { text: mail, was: null },
  removeMailTemplate: { was: mail, typed: mail.subject },
  testMailTemplate: { text: mail },
  writePortalText: { source: 'Order Samples', text: 'Sample requests', was: null },
  importFile: { name: 'stock.ndjson', content: 'e30=', kind: null, map: null, dryRun: true },
  addStaffMember: {
    email: 'max@connect.example',
    firstName: 'Max',
    lastName: 'Hale',
    position: 'account-manager',
    superUser: false,
  },
  setStaffRole: {
    email: 'leaver@connect.example',
    position: 'account-manager',
    superUser: false,
    was: { position: 'account-manager', superUser: false },
  },
  linkStaffMember: { email: 'leaver@connect.example' },
  removeStaffMember: { email: 'leaver@connect.example', typed: 'leaver@connect.example' },
  staffCustomers: { email: 'morgan@connect.example' },
  restoreStaffMember: { email: 'leaver@connect.example' },
  createIntegrationKey: { name: 'Back office', scopes: ['write:*'], addresses: [], expiresAt: null },
  revokeIntegrationKey: { typed: 'Back office' },
  inviteCustomerUser: { email: 'fresh@northgate.example', permissions: ['View Orders'] },
  lockCustomerUser: { typed: 'c10482@second.example' },
  setCustomerSignIn: { demandedBySupplier: false },
  setCustomerRules: {
    rules: { reference: { required: true, mask: 'PO-####' }, stopped: false },
    was: { reference: null, stopped: false },
  },
  setPortalRules: {
    rules: {
      actingNeedsReason: true,
      assignedCustomersOnly: false,
      keepEventsDays: 30,
      keepRemovedYears: 10,
      replacePercent: 5,
    },
    was: null,
  },
  setCustomerManager: { email: 'morgan@connect.example', was: null },
  resetCustomerSecondFactor: { typed: 'c10482@second.example' },
  addWebhookEndpoint: { url: 'https://erp.example/hooks', kinds: [] },
  setEndpointEvents: { kinds: ['order.placed'], was: [] },
  removeWebhookEndpoint: { typed: 'https://erp.example/hooks' },
  resendToEndpoint: { eventId: null },
} as const satisfies Readonly<Record<WithBody, object>>;
