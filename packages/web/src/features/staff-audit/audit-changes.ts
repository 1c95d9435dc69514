import type { AuditEntry } from '@connect/core/domain/access/audit';

import { msg } from '../../i18n/translator.ts';
import type { Translate } from '../../i18n/translator.ts';

const fieldTexts: Readonly<Partial<Record<string, string>>> = {
  active: msg('Access'),
  addresses: msg('Allowed addresses'),
  alt: msg('What the picture shows'),
  article: msg('Help article'),
  banner: msg('Banner'),
  body: msg('Text'),
  dryRun: msg('Check only'),
  events: msg('Events'),
  expires: msg('Expires'),
  file: msg('File'),
  image: msg('Picture'),
  link: msg('Leads to'),
  logLevel: msg('Log'),
  logUntil: msg('Log until'),
  mail: msg('Email'),
  name: msg('Name'),
  ordersStopped: msg('Orders stopped'),
  permissions: msg('Permissions'),
  place: msg('Place'),
  position: msg('Role'),
  referenceFormat: msg('Reference format'),
  referenceRequired: msg('Reference required'),
  regions: msg('Storefronts'),
  scopes: msg('Scopes'),
  shownText: msg('Portal text'),
  subject: msg('Subject'),
  secondFactor: msg('Two-step verification'),
  superUser: msg('Super user'),
  title: msg('Title'),
  topic: msg('Topic'),
  url: msg('Address'),
  validFrom: msg('First day'),
  validUntil: msg('Last day'),
  wording: msg('Wording'),
};
const valueTexts: Readonly<Partial<Record<string, string>>> = {
  'account-manager': msg('Account manager'),
  'brand-manager': msg('Brand manager'),
  'senior-brand-manager': msg('Senior brand manager'),
  administrator: msg('Administrator'),
  'all-events': msg('All events'),
  true: msg('Yes'),
  false: msg('No'),
};

/** So much of a long text is shown; the log has all of it. */
const longest = 200;

/** Fields that say when (ISO 8601). */
const moments: ReadonlySet<string> = new Set(['expires', 'logUntil']);

/** Fields that are words of the portal, which are shown as they were written. */
const words: ReadonlySet<string> = new Set(['shownText', 'wording']);

/** What was changed, field by field: what it was, and what it is since; once where it only says of what. */
export const changeTexts = (t: Translate, { about }: AuditEntry, moment: (iso: string) => string): readonly string[] =>
  (about?.changes ?? []).map(({ field, before, after }) => {
    const said = (value: string): string => {
      if (value === '') return '–';
      if (moments.has(field)) return moment(value);
      if (value.length > longest) return `${value.slice(0, longest)}…`;
      return words.has(field) ? value : t(valueTexts[value] ?? value);
    };
    const values = before === after ? [after] : [before, after];
    return `${t(fieldTexts[field] ?? field)}: ${values.map(said).join(' → ')}`;
  });
