import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { AuditAbout } from '@connect/core/domain/access/audit';
import type { Generated } from 'kysely';

export interface FavouriteCustomersTable {
  user_id: string;
  customer_no: CustomerNo;
  position: number;
}

/** How often an account manager worked with a customer: opened it or its documents, or acted for it. */
export interface CustomerVisitsTable {
  user_id: string;
  customer_no: CustomerNo;
  visits: number;
  last_at: Date;
}

export interface CustomerNotesTable {
  id: string;
  customer_no: CustomerNo;
  author_id: string;
  /** Name of the author as it was then. */
  author: string;
  text: string;
  at: Date;
  /** Tells notes of one moment apart: later ones have higher numbers. */
  number: Generated<string>;
}

/** What was done while acting for customers, and every write of staff (decisions §acting-within-limits). */
export interface AuditLogTable {
  id: Generated<string>;
  at: Date;
  kind: 'started' | 'stopped' | 'ran-out' | 'purged' | 'request';
  /** Null for who is no user: an integration key, the operator. */
  actor_id: string | null;
  actor: string;
  actor_email: string;
  customer_no: CustomerNo | null;
  impersonating: boolean;
  method: string | null;
  path: string | null;
  status: number | null;
  about: Generated<AuditAbout | null>;
  /** Its place in the chain of what was written, and its hash over the one before; the same of what came of it. The database gives them. */
  place: Generated<string | null>;
  hash: Generated<string | null>;
  outcome_place: Generated<string | null>;
  outcome_hash: Generated<string | null>;
}

/** One row: how many links the audit log's chain has, and the hash of the last. */
export interface AuditChainTable {
  id: Generated<boolean>;
  last: string;
  hash: string;
}

/** Passwords of the embedded sign-in provider; another provider keeps its own. */
export interface StaffAccountsTable {
  email: string;
  password_hash: string;
}

/** Sign-ins of staff that have gone out to the provider and not come back yet. */
export interface StaffSignInsTable {
  state_hash: string;
  code_verifier: string;
  nonce: string;
  /** Address of the return page. */
  return_to: string;
  /** The page's own state, given back to it. */
  client_state: string;
  expires_at: Date;
}

/** Which account at a sign-in provider a member of staff has: theirs from their first sign-in on. */
export interface StaffIdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  bound_at: Date;
}

/** Codes that staff came back with and have not used yet. */
export interface StaffCodesTable {
  code_hash: string;
  user_id: string;
  expires_at: Date;
  /** What the provider calls the session there; null where it does not say, and for one-time links. */
  provider_session: string | null;
  means: Generated<'provider' | 'link'>;
}

/** Logout tokens of providers that were followed. */
export interface LogoutTokensTable {
  issuer: string;
  jti_hash: string;
  expires_at: Date;
}

/** What staff keep of customers, what they did, and how they sign in. */
export interface StaffTables {
  favourite_customers: FavouriteCustomersTable;
  customer_visits: CustomerVisitsTable;
  customer_notes: CustomerNotesTable;
  audit_log: AuditLogTable;
  audit_chain: AuditChainTable;
  staff_accounts: StaffAccountsTable;
  staff_sign_ins: StaffSignInsTable;
  staff_identities: StaffIdentitiesTable;
  staff_codes: StaffCodesTable;
  logout_tokens: LogoutTokensTable;
}
