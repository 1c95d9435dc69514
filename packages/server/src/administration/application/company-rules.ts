import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { decideRules, type CompanyRules, type OwnRules } from '@connect/core/domain/administration/company-rules';
import { ok, refused, type Result } from '@connect/core/domain/result';

/** The rules for companies' orders (specification §company-rules). */
export interface RulesStore {
  /** Null of a customer that is not there. */
  read(no: CustomerNo): Promise<CompanyRules | null>;
  /** Hands over what stands, which nobody else changes meanwhile, and keeps what that answers, but null. */
  change(no: CustomerNo, decide: (standing: OwnRules) => OwnRules | null): Promise<void>;
}

/** Sets a company's own rules in place of what they were; refused where they are something else by now. */
export const makeSetRules =
  (store: RulesStore) =>
  async (
    no: CustomerNo,
    choice: { readonly rules: OwnRules; readonly was: OwnRules },
  ): Promise<Result<CompanyRules, 'not-found' | 'changed-meanwhile'>> => {
    let isDecided = false;
    await store.change(no, (standing) => {
      const decided = decideRules(standing, choice);
      isDecided = decided !== null;
      return decided;
    });
    const rules = await store.read(no);
    if (!rules) return refused('not-found');
    return isDecided ? ok(rules) : refused('changed-meanwhile');
  };
