import type { StaffForm, StaffLink, StaffMember, StaffRole } from '../domain/administration/staff-member.ts';
import type { IntegrationKey, KeyForm, KeyList, NewKey } from '../domain/administration/integration-key.ts';
import type { PortalHealth } from '../domain/administration/portal-health.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** How the portal is, for its administrators (specification §administration). */
export interface PortalWatch {
  health(): Promise<Result<PortalHealth, Refusal>>;
}

/** Who is staff, and as what (specification §administration). */
export interface StaffDirectory {
  list(): Promise<Result<readonly StaffMember[], Refusal>>;
  /** Answers the link that they first sign in with, which is never to be had again. */
  add(form: StaffForm): Promise<Result<StaffLink, Refusal>>;
  /** Refused where they are not any more what they were. */
  setRole(
    email: string,
    role: StaffRole,
    was: Pick<StaffMember, 'position' | 'superUser'>,
  ): Promise<Result<null, Refusal>>;
  link(email: string): Promise<Result<StaffLink, Refusal>>;
  remove(email: string): Promise<Result<null, Refusal>>;
  restore(email: string): Promise<Result<null, Refusal>>;
}

/** Keys of other programs (specification §administration). */
export interface IntegrationKeys {
  list(): Promise<Result<KeyList, Refusal>>;
  /** Answers its text, which is never to be had again. */
  create(form: KeyForm): Promise<Result<NewKey, Refusal>>;
  /** From then on it opens nothing. */
  revoke(id: string): Promise<Result<IntegrationKey, Refusal>>;
}
