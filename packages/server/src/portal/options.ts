import type { BrandingBook } from '../administration/application/branding.ts';
import type { LogBook } from '../administration/application/log-book.ts';
import type { TextsBook } from '../administration/application/portal-texts.ts';
import type { IdentityBook } from '../administration/application/supplier-identity.ts';
import type { IsKnownPassword } from '../auth/application/known-passwords.ts';
import type { LoginLimits } from '../auth/application/login-limiter.ts';
import type { SessionTimes } from '../auth/application/tokens.ts';
import type { Database } from '../database/open.ts';
import type { TrackParcel } from '../documents/application/document-service.ts';
import type { OriginOf } from '../http/origin.ts';
import type { ServeOptions } from '../http/serve.ts';
import type { FindDocuments } from '../indexing/application/find-documents.ts';
import type { HealthSources } from '../administration/application/read-health.ts';
import type { SearchAccess } from '../indexing/application/search-access.ts';
import type { MakeFile } from '../make-file.ts';
import type { KeyRing } from '../key-ring.ts';
import type { IsDiskFull } from '../lifecycle/disk-room.ts';
import type { Integration } from './serve-integration.ts';
import type { RulesBook } from '../administration/application/rules-book.ts';
import type { WebhookManagement } from '../webhooks/application/manage-webhooks.ts';

/** What administrators look after beside the database. */
export interface AdministrationOptions {
  readonly search: HealthSources['search'];
  readonly log: LogBook;
  readonly texts: TextsBook;
  /** This process logs as much as was set. */
  readonly onLogChanged: () => Promise<void>;
  /** Where other services are: the search, where it is not the portal's own, the mail server and the provider of staff, where one is set. */
  readonly hosts: Readonly<Record<'search' | 'mails' | 'signIn', string | null>>;
  /** Asks such a one why it cannot be used; null where it can, or none is set. */
  readonly problems: Readonly<Record<'search' | 'mails' | 'signIn', () => Promise<string | null>>>;
  readonly webhooks: WebhookManagement;
  readonly callIntegration: Integration['callAs'];
  readonly content: Integration['content'];
  /** Address the portal is reached at, its base path included. */
  readonly portalUrl: string;
}

/** What the portal API is put together of. */
export interface PortalOptions {
  readonly database: Database;
  readonly searchAccess: SearchAccess;
  readonly findDocuments: FindDocuments;
  readonly trackParcel: TrackParcel;
  /** PDFs and lists. */
  readonly makeFile: MakeFile;
  readonly keys: KeyRing;
  readonly times: SessionTimes;
  /** Those that an administrator changes while it runs. */
  readonly rules: Pick<RulesBook, 'now' | 'current' | 'change'>;
  /** Whether staff sign in at a provider, which alone says who is staff: without one they may have passkeys. */
  readonly hasStaffProvider: boolean;
  /** In milliseconds: who acts for a customer has signed in so long ago at most; null: whenever. */
  readonly actingWithin: number | null;
  /** Where the pictures are, e.g. `/images`. */
  readonly imageHost: string;
  readonly identity: IdentityBook;
  readonly branding: BrandingBook;
  /** The supplier's own, ISO 4217. */
  readonly currency: string;
  readonly administration: AdministrationOptions;
  readonly addressOf: ServeOptions['addressOf'];
  readonly originOf: OriginOf;
  readonly now: () => Date;
  readonly limits?: LoginLimits;
  /** Whether a password is among those of breaches, where there is a list of them. */
  readonly breachedPasswords?: IsKnownPassword;
  /** Whether the disk of the embedded database has no room: nothing is written then. */
  readonly isDiskFull?: IsDiskFull;
  /** Called after each call that may have queued a mail, or changed what the search indexes hold; its answer waits for what this answers. */
  readonly onWritten?: (written: { readonly isSearched: boolean }) => Promise<void> | void;
}
