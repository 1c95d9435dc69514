import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { CompanyRules, OwnRules } from '@connect/core/domain/administration/company-rules';

/** The rules for companies' orders (specification §company-rules). */
export interface RulesStore {
  /** Null of a customer that is not there. */
  read(no: CustomerNo): Promise<CompanyRules | null>;
  /** Hands over what stands, which nobody else changes meanwhile, and keeps what that answers, but null. */
  change(no: CustomerNo, decide: (standing: OwnRules) => OwnRules | null): Promise<void>;
}
