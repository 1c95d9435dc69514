import type { PortalClient } from '@connect/adapters-http/portal-client';
import type { SearchServiceOptions } from '@connect/adapters-http/search-service';
import type { SafeStore } from '@connect/adapters-storage/safe-store';
import type { ActiveSessions } from '@connect/core/ports/active-sessions';
import type { Authentication } from '@connect/core/ports/authentication';
import type { FormDrafts } from '@connect/core/ports/form-drafts';
import type { Clock } from '@connect/core/ports/clock';
import type { CustomerAccount } from '@connect/core/ports/customer-account';
import type { DocumentCache } from '@connect/core/ports/document-cache';
import type { DocumentSearch } from '@connect/core/ports/document-search';
import type { Documents } from '@connect/core/ports/documents';
import type { FigureCache } from '@connect/core/ports/figure-cache';
import type { LastSeen } from '@connect/core/ports/last-seen';
import type { FileSaver } from '@connect/core/ports/file-saver';
import type { ParcelTracking } from '@connect/core/ports/parcel-tracking';
import type { Impersonation } from '@connect/core/ports/impersonation';
import type { ManagerProfile } from '@connect/core/ports/managed-customers';
import type { Passwords } from '@connect/core/ports/passwords';
import type { Preferences } from '@connect/core/ports/preferences';
import type { Random } from '@connect/core/ports/random';
import type { Registration } from '@connect/core/ports/registration';
import type { StaffLogins } from '@connect/core/ports/staff-logins';
import type { StoppedActing } from '@connect/core/ports/stopped-acting';
import type { SessionTokens } from '@connect/core/ports/session-tokens';
import type { ServiceIdentifier } from 'inversify';
import type { BrowserConfig } from './read-config.ts';
import type { Signal } from './signal.ts';
import type { createUnreadableEntries } from './unreadable-entries.ts';

/** A name for what is bound, which knows its type. */
export const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** A part of the program that is fetched when it is first asked for. */
export type Lazily<T> = () => Promise<T>;

export const BrowserConfigToken = token<BrowserConfig>('BrowserConfig');
/** Raised when the server no longer takes the session's token. */
export const SignedOutSignal = token<Signal>('SignedOut');
/** Raised when the server was told to change something. */
export const WrittenSignal = token<Signal>('Written');
/** Raised when the server refused a call for want of a permission or of a second factor. */
export const SessionDoubtedSignal = token<Signal>('SessionDoubted');

/** Told what could not be read of the answers of server and search service. */
export type UnreadableEntries = ReturnType<typeof createUnreadableEntries>;
export const UnreadableEntriesToken = token<UnreadableEntries>('UnreadableEntries');

export const ClockToken = token<Clock>('Clock');
export const RandomToken = token<Random>('Random');
export const FileSaverToken = token<FileSaver>('FileSaver');

/** Where adapters keep things in the browser, and in the tab alone. */
export const SafeStoreToken = token<SafeStore>('SafeStore');
export const TabStoreToken = token<SafeStore>('TabStore');
export const SessionTokensToken = token<SessionTokens>('SessionTokens');
export const DocumentCacheToken = token<DocumentCache>('DocumentCache');
export const FigureCacheToken = token<FigureCache>('FigureCache');
export const LastSeenToken = token<LastSeen>('LastSeen');
export const PreferencesToken = token<Preferences>('Preferences');
export const StaffLoginsToken = token<StaffLogins>('StaffLogins');
export const StoppedActingToken = token<StoppedActing>('StoppedActing');
export const FormDraftsToken = token<FormDrafts>('FormDrafts');

export const PortalClientToken = token<Lazily<PortalClient>>('PortalClient');
export const AuthenticationToken = token<Authentication>('Authentication');
export const CustomerAccountToken = token<CustomerAccount>('CustomerAccount');
export const DocumentsToken = token<Documents>('Documents');
export const ParcelTrackingToken = token<ParcelTracking>('ParcelTracking');

export const RegistrationToken = token<Registration>('Registration');
export const PasswordsToken = token<Passwords>('Passwords');
export const ActiveSessionsToken = token<ActiveSessions>('ActiveSessions');
export const ImpersonationToken = token<Impersonation>('Impersonation');
export const ManagerProfileToken = token<ManagerProfile>('ManagerProfile');

/** The document search, and its part in the life of a session. */
export interface SessionSearch extends DocumentSearch {
  /** Fetches what a first search needs, ahead of it. Never throws. */
  prepare(): Promise<void>;
  /** Forgets the session's credentials. */
  forget(): void;
  /** Where else to search, and with which credentials. Throws when that cannot be fetched. */
  readonly service: Lazily<SearchServiceOptions>;
}
export const SearchToken = token<SessionSearch>('Search');
