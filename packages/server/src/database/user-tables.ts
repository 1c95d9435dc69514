import type { OrderMailKind } from '@connect/core/domain/account/order-mails';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { SignInEventKind, SignInMeans } from '@connect/core/domain/access/sign-in-event';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Minor } from './columns.ts';

export interface UsersTable {
  id: string;
  /** Lower case. */
  email: string;
  first_name: string;
  last_name: string;
  roles: string[];
  permissions: string[];
  is_super_user: boolean;
  customer_no: CustomerNo | null;
  /** Null for staff, who sign in at their provider. */
  password_hash: string | null;
  /** False for whoever may not sign in. */
  active: Generated<boolean>;
  /** True for whoever was kept out by hand, of a company or of the staff: what the supplier's records say of them does not let them in. */
  kept_out: Generated<boolean>;
  /** True for whoever of a company the supplier keeps out: the company lets them in no more. */
  locked_by_supplier: Generated<boolean>;
  /** True for whoever is kept out as the supplier took their customer away, and comes back with it. */
  left_with_customer: Generated<boolean>;
  /** Orders above it wait for an administrator; null for no limit. */
  spend_limit: Minor | null;
  last_signed_in_at: Date | null;
  /** IANA zone of the browser last signed in with; null until one was told. */
  time_zone: Generated<string | null>;
  /** True for whose data have to stay by law. */
  legal_hold: Generated<boolean>;
}

export interface SessionsTable {
  /** Hash of the secret that its tokens name it by. */
  id: string;
  user_id: string;
  expires_at: Date;
  created_at: Generated<Date>;
  /** To the minute: not every call writes it. */
  last_seen_at: Generated<Date>;
  user_agent: string | null;
  address: string | null;
  /** The account manager's own session, of one in which they act for a customer: it ends with its parent. */
  parent_id: string | null;
  /** The customer acted for; null in everybody's own session. */
  acting_for: CustomerNo | null;
  /** Number of the newest secret that it can be renewed by, and when that first came back (ADR 157). */
  renewal: Generated<number>;
  renewal_used_at: Date | null;
  /** When a token of it was last given out; a little later while its owner acts for a customer. */
  renewed_at: Generated<Date>;
  /** What the provider of a member of staff calls the session there that this one comes from. */
  provider_session: Generated<string | null>;
}

export interface LoginLimitsTable {
  key: string;
  failures: number;
  resets_at: Date;
}

export interface PasswordResetsTable {
  token_hash: string;
  user_id: string;
  expires_at: Date;
}

export interface SecondFactorsTable {
  user_id: string;
  /** Encrypted with a key of the portal's. */
  secret: string;
  /** Null until its first code was confirmed. */
  enabled_at: Date | null;
  /** Number of the 30 seconds whose code was used last: it and those before count no more. */
  last_step: Generated<number>;
}

/** A user's is gone with their second factor. */
export interface PasskeysTable {
  id: string;
  /** The device's own id of it, in base64url. */
  credential: string;
  user_id: string;
  owner: Generated<'user' | 'staff'>;
  /** The user of a user's; null of a member of staff's. */
  second_factor: GeneratedAlways<string | null>;
  name: string;
  /** In base64url. */
  public_key: string;
  counter: Generated<string | number>;
  transports: string[];
  created_at: Date;
  last_used_at: Date | null;
}

/** What devices were asked with; one is gone once it was answered. */
export interface PasskeyChallengesTable {
  hash: string;
  /** Null where nobody has said yet who they are. */
  user_id: string | null;
  purpose: string;
  expires_at: Date;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
}

/** Open until it is used or revoked; one open invitation for an email in a company. */
export interface InvitationsTable {
  id: string;
  customer_no: CustomerNo;
  email: string;
  permissions: string[];
  spend_limit: Minor | null;
  /** Null for the supplier, whose name is there instead. */
  invited_by: string | null;
  supplier: Generated<string | null>;
  /** Changes each time it is sent, which ends the links of before. */
  nonce: string;
  sent_at: Date;
  expires_at: Date;
  used_at: Date | null;
  revoked_at: Date | null;
}

/** What was done to a company's users. */
export interface ActivityTable {
  id: Generated<string>;
  customer_no: CustomerNo;
  at: Date;
  kind: string;
  actor_id: string | null;
  /** Name of the actor as it was then. */
  actor: string;
  subject: string;
  added: string[];
  removed: string[];
  spend_limit: Minor | null;
}

/** Which mails about answered orders a user chose; without a row the usual ones. */
export interface OrderMailChoicesTable {
  user_id: string;
  kinds: OrderMailKind[];
  all_orders: boolean;
  /** Where they were chosen, such as `de/de`: mails about orders of others are in its language. */
  storefront: string;
}

/** What happened around signing in: rows are never changed. */
export interface SecurityEventsTable {
  id: Generated<string>;
  at: Date;
  kind: SignInEventKind;
  means: SignInMeans | null;
  /** Null where no account has the email that was given. */
  user_id: string | null;
  /** Keyed hash of such an email. */
  email_hash: string | null;
  address: string | null;
  user_agent: string | null;
}

/** Who signs in, with what, and who invited them. */
export interface UserTables {
  users: UsersTable;
  sessions: SessionsTable;
  security_events: SecurityEventsTable;
  login_limits: LoginLimitsTable;
  password_resets: PasswordResetsTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  invitations: InvitationsTable;
  activity: ActivityTable;
  order_mail_choices: OrderMailChoicesTable;
}
