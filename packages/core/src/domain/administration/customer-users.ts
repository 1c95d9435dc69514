import type { CompanyRules } from './company-rules.ts';
import type { CustomerManager } from './customer-manager.ts';
import type { CompanySignIn, CompanyUser, Invitation } from '../access/company-user.ts';

/** The users of a customer's company, and whom it is waiting for, as administrators see them (specification §administration). */
export interface CustomerUsers extends CompanySignIn {
  readonly name: string;
  readonly rules: CompanyRules;
  readonly manager: CustomerManager;
  readonly users: readonly CompanyUser[];
  readonly invitations: readonly Invitation[];
}

/** Whom the supplier invites into a customer's company, and what they may do then. */
export interface SupplierInvitation {
  readonly email: string;
  readonly permissions: readonly string[];
}
