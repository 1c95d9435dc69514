import type { ReferenceRule } from '../ordering/placement.ts';

/** What an administrator decided for a company's orders, beside what the supplier's system says of it. */
export interface OwnRules {
  /** In place of the system's rule for references; null to leave it at that. */
  readonly reference: ReferenceRule | null;
  /** Whether no order of the company is taken, whatever the system says. */
  readonly stopped: boolean;
}

/** The rules for a company's orders (specification §company-rules): its own ones go before the given ones, but a company that either stops is stopped. */
export interface CompanyRules {
  readonly own: OwnRules;
  /** By the supplier's system. */
  readonly given: { readonly reference: ReferenceRule; readonly blocked: boolean };
}

/** A rule as it is kept: an empty format is none. */
const tidy = ({ reference, stopped }: OwnRules): OwnRules => ({
  stopped,
  reference: reference && { required: reference.required, mask: reference.mask?.trim() || null },
});

const textOf = (rules: OwnRules): string => {
  const { reference, stopped } = tidy(rules);
  return JSON.stringify([stopped, reference && [reference.required, reference.mask]]);
};

/**
 * What stands after a choice, or null where somebody changed it meanwhile: it is neither what it was said to be nor, as after an
 * answer that got lost, what is asked for.
 */
export const decideRules = (
  standing: OwnRules,
  { rules, was }: { readonly rules: OwnRules; readonly was: OwnRules },
): OwnRules | null => ([was, rules].some((each) => textOf(each) === textOf(standing)) ? tidy(rules) : null);

/** The same by name, as the audit log has it before and after. */
export const ruleFields = ({ reference, stopped }: OwnRules): Readonly<Record<string, string>> => ({
  ordersStopped: String(stopped),
  referenceRequired: reference ? String(reference.required) : '',
  referenceFormat: reference?.mask ?? '',
});
