import type { LoginLimits } from '../auth/application/login-limiter.ts';
import type { Database } from '../database/open.ts';
import type { TrackParcel } from '../documents/application/document-service.ts';
import type { ServeOptions } from '../http/serve.ts';
import type { FindDocuments } from '../indexing/application/find-documents.ts';
import type { SearchAccess } from '../indexing/application/search-access.ts';
import type { OpenSearch } from '../lifecycle/open-search.ts';
import type { Supplier } from '../supplier.ts';
import type { WebhookManagement } from '../webhooks/application/manage-webhooks.ts';

/** What administrators look after beside the database. */
export interface AdministrationOptions {
  readonly search: Pick<OpenSearch, 'ready' | 'behind'>;
  /** Whether mails go to a mail server. */
  readonly sendsMails: boolean;
  readonly webhooks: WebhookManagement;
  /** Address the portal is reached at, its base path included. */
  readonly portalUrl: string;
}

/** What the portal API is put together of. */
export interface PortalOptions {
  readonly database: Database;
  readonly searchAccess: SearchAccess;
  readonly findDocuments: FindDocuments;
  readonly trackParcel: TrackParcel;
  readonly tokenKey: string;
  /** Life of a sign-in token, in seconds. */
  readonly tokenSeconds: number;
  /** Account managers reach the customers given to them only; super users reach all. */
  readonly assignedCustomersOnly: boolean;
  /** Where the pictures are, e.g. `/images`. */
  readonly imageHost: string;
  readonly supplier: Supplier;
  readonly administration: AdministrationOptions;
  readonly addressOf: ServeOptions['addressOf'];
  readonly now: () => Date;
  readonly limits?: LoginLimits;
  /** Whether the disk of the embedded database has no room: nothing is written then. */
  readonly isDiskFull?: () => boolean;
  /** Called after each call that may have queued a mail, or changed what the search indexes hold; its answer waits for what this answers. */
  readonly onWritten?: () => Promise<void> | void;
}
