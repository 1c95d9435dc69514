import type { Branding } from '@connect/core/domain/administration/branding';
import type { SupplierIdentity } from '@connect/core/domain/administration/supplier-identity';
import type { Day } from '@connect/core/domain/calendar/day';
import type { Generated, JSONColumnType } from 'kysely';
import type { CustomerTables } from './customer-tables.ts';
import type { DocumentTables } from './document-tables.ts';
import type { EventTables } from './event-tables.ts';
import type { IntegrationTables } from './integration-tables.ts';
import type { OrderingTables } from './ordering-tables.ts';
import type { ProductTables } from './product-tables.ts';
import type { StaffTables } from './staff-tables.ts';
import type { UserTables } from './user-tables.ts';

/** Mails that wait to be made and sent, by any of the processes. */
export interface MailJobsTable {
  id: Generated<string>;
  kind: string;
  payload: Record<string, unknown>;
  run_after: Date;
  attempts: Generated<number>;
  /** The request it came of. */
  request_id: Generated<string | null>;
  /** The span it came of, as a `traceparent`. */
  trace: Generated<string | null>;
  /** How many of its mails went out in earlier attempts. */
  sent: Generated<number>;
  queued_at: Generated<Date>;
}

/** What is under way at the demo's own sign-in provider. */
export interface SignInStatesTable {
  key: string;
  state: JSONColumnType<Record<string, unknown>>;
  ends_at: Date;
}

/** The embedded mailbox: mails of a portal without SMTP. */
export interface MailboxTable {
  id: Generated<string>;
  at: Date;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** Papers of kept mails. */
export interface MailboxAttachmentsTable {
  mail_id: string;
  place: number;
  name: string;
  bytes: Uint8Array;
}

/** What another program calls the integration API with. */
export interface IntegrationKeysTable {
  id: string;
  name: string;
  secret_hash: string;
  /** Such as `write:customers`. */
  scopes: string[];
  /** Addresses and networks it may call from; none for any. */
  addresses: string[];
  created_at: Date;
  created_by: string;
  expires_at: Date | null;
  /** To the minute: not every call writes it. */
  last_used_at: Date | null;
  revoked_at: Date | null;
}

/** Where and when it is shown. */
interface ShowingColumns {
  /** Names of storefronts; none for all of them. */
  regions: Generated<readonly string[]>;
  /** First and last day. */
  valid_from: Generated<Day | null>;
  valid_until: Generated<Day | null>;
}

export interface BannersTable extends ShowingColumns {
  position: number;
  /** `en`, `de` and so on; English is for every language that has none. */
  language: Generated<string>;
  link: string | null;
  img: string;
  alt: string;
}

/** An article of the supplier's own on the help page. */
export interface HelpArticlesTable extends ShowingColumns {
  key: string;
  /** As a banner's. */
  language: string;
  topic: string;
  title: string;
  /** As the core's `parseMarkdown` reads it. */
  body: string;
  position: number;
}

/** What mails say otherwise than they were built. */
export interface MailTemplatesTable {
  name: string;
  language: string;
  subject: string;
  title: string;
  paragraphs: string[];
}

/** What the portal's pages say otherwise than they were built. */
export interface PortalTextsTable {
  language: string;
  source: string;
  original: string;
  own: string;
}

/** What administrators set of the portal. */
export interface PortalSettingsTable {
  name: string;
  value: JSONColumnType<SupplierIdentity | Branding>;
}

/** Logos of the portal: the one that is shown. */
export interface PortalLogosTable {
  tag: string;
  bytes: Uint8Array;
}

/** Values every process on this database shares: keys, and which data set it holds. */
export interface SecretsTable {
  name: string;
  value: string;
}

export interface Tables
  extends
    CustomerTables,
    DocumentTables,
    EventTables,
    IntegrationTables,
    OrderingTables,
    ProductTables,
    StaffTables,
    UserTables {
  integration_keys: IntegrationKeysTable;
  mail_jobs: MailJobsTable;
  mailbox: MailboxTable;
  mailbox_attachments: MailboxAttachmentsTable;
  banners: BannersTable;
  help_articles: HelpArticlesTable;
  mail_templates: MailTemplatesTable;
  portal_texts: PortalTextsTable;
  portal_settings: PortalSettingsTable;
  portal_logos: PortalLogosTable;
  secrets: SecretsTable;
  sign_in_states: SignInStatesTable;
}
