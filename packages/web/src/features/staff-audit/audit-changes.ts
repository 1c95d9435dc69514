import type { AuditEntry } from '@connect/core/domain/access/audit';

import { msg } from '../../i18n/translator.ts';
import type { Translate } from '../../i18n/translator.ts';

const fieldTexts: Readonly<Partial<Record<string, string>>> = {
  accent: msg('Accent colour'),
  accountManager: msg('Account manager'),
  accountName: msg('Account holder'),
  accountNo: msg('Account number'),
  actingNeedsReason: msg('Acting for a customer needs a reason'),
  active: msg('Access'),
  address: msg('Address'),
  addresses: msg('Allowed addresses'),
  alt: msg('What the picture shows'),
  article: msg('Help article'),
  bank: msg('Bank'),
  banner: msg('Banner'),
  bic: msg('BIC'),
  body: msg('Text'),
  companyNo: msg('Company registration number'),
  dryRun: msg('Check only'),
  email: msg('Email'),
  events: msg('Events'),
  expires: msg('Expires'),
  file: msg('File'),
  iban: msg('IBAN'),
  image: msg('Picture'),
  assignedCustomersOnly: msg('Account managers see only their own customers'),
  keepEventsDays: msg('Days to keep events'),
  keepRemovedYears: msg('Years to keep removed customers'),
  'legal.imprint': msg('Legal notice'),
  'legal.privacy': msg('Privacy'),
  'legal.terms': msg('Terms and conditions'),
  link: msg('Leads to'),
  logLevel: msg('Log'),
  logUntil: msg('Log level until'),
  logo: msg('Logo'),
  mail: msg('Email'),
  main: msg('Main colour'),
  name: msg('thing|Name'),
  ordersStopped: msg('Orders stopped'),
  paused: msg('Paused'),
  permissions: msg('Permissions'),
  phone: msg('Telephone'),
  place: msg('Position'),
  position: msg('Role'),
  referenceFormat: msg('Reference format'),
  referenceRequired: msg('Reference required'),
  regions: msg('Storefronts'),
  replacePercent: msg('Largest share a full import may remove without confirmation (%)'),
  scopes: msg('Scopes'),
  secret: msg('Secret'),
  shownText: msg('Portal text'),
  sortCode: msg('Sort code'),
  subject: msg('Subject'),
  secondFactor: msg('Two-step verification'),
  superUser: msg('Super user'),
  supportEmail: msg('Email for customers’ questions'),
  supportPhone: msg('Telephone for customers’ questions'),
  terms: msg('Terms below each invoice'),
  title: msg('Title'),
  topic: msg('Topic'),
  url: msg('Address'),
  vatNo: msg('VAT number'),
  web: msg('Website'),
  validFrom: msg('First day'),
  validUntil: msg('Last day'),
  wording: msg('Wording'),
};
const valueTexts: Readonly<Partial<Record<string, string>>> = {
  'account-manager': msg('Account manager'),
  'brand-manager': msg('Brand manager'),
  'senior-brand-manager': msg('Senior brand manager'),
  administrator: msg('Administrator'),
  'new-secret': msg('secret|New'),
  'all-events': msg('All events'),
  true: msg('Yes'),
  false: msg('No'),
};

/** What a field is called: one of several of a kind by its number, its storefront or its currency. */
const fieldText = (t: Translate, field: string): string => {
  const known = fieldTexts[field];
  if (known !== undefined) return t(known);
  const [kind, which = '', part] = field.split('.');
  if (kind === 'paragraphs') return t('Paragraph {n}', { n: Number(which) + 1 });
  if (kind === 'storefronts') return t('Storefront {name}', { name: which });
  if (kind === 'banks' && part !== undefined) {
    const account = which === '*' ? t('Bank account') : t('Bank account for {currency}', { currency: which });
    return `${account}, ${t(fieldTexts[part] ?? part)}`;
  }
  return field;
};

/** So much of a long text is shown; the log has all of it. */
const longest = 200;

/** Fields that say when (ISO 8601). */
const moments: ReadonlySet<string> = new Set(['expires', 'logUntil']);

/** Fields that name one of several by its key and its language, `returns|de`. */
const keyed: ReadonlySet<string> = new Set(['article', 'banner', 'mail']);

/** Fields that are words of the portal, which are shown as they were written. */
const words: ReadonlySet<string> = new Set(['shownText', 'wording']);

/** What was changed, field by field: what it was, and what it is since; once where it only says of what. */
export const changeTexts = (t: Translate, { about }: AuditEntry, moment: (iso: string) => string): readonly string[] =>
  (about?.changes ?? []).map(({ field, before, after }) => {
    const textOf = (value: string): string => {
      if (value === '') return '–';
      if (moments.has(field)) return moment(value);
      if (keyed.has(field)) return value.replace(/\|(\w+)$/, ' ($1)');
      if (value.length > longest) return `${value.slice(0, longest)}…`;
      return words.has(field) ? value : t(valueTexts[value] ?? value);
    };
    const values = before === after ? [after] : [before, after];
    return t('{name}: {text}', { name: fieldText(t, field), text: values.map(textOf).join(' → ') });
  });
