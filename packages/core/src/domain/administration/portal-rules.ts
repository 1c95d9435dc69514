/** Rules of the portal that an administrator changes while it runs (specification §portal-rules). */
export interface PortalRules {
  /** Whether it has to be said why one acts for a customer. */
  readonly actingNeedsReason: boolean;
  /** Whether account managers reach the customers given to them only; super users reach all. */
  readonly assignedCustomersOnly: boolean;
  /** So many days can other systems read what happened. */
  readonly keepEventsDays: number;
  /** So many years is kept what a customer has who was taken out of the supplier's data. */
  readonly keepRemovedYears: number;
  /** So many percent of a kind may go in a replacement that is not confirmed. */
  readonly replacePercent: number;
}

/** From the least to the most, whole numbers: as the server's own settings have them. */
export const ruleRanges = {
  keepEventsDays: [7, 3650],
  keepRemovedYears: [0, 100],
  replacePercent: [0, 100],
} as const satisfies Partial<Record<keyof PortalRules, readonly [least: number, most: number]>>;
export type RuleNumber = keyof typeof ruleRanges;

/** What the settings of the server say, and what an administrator set in their place; null to leave it at those. */
export interface RulesSetting {
  readonly usual: PortalRules;
  readonly own: PortalRules | null;
}

/** The rules that hold now: those that an administrator set, else the server's. */
export const rulesInForce = ({ usual, own }: RulesSetting): PortalRules => own ?? usual;

/** The same by name, as the audit log has it before and after; nothing where they are the server's. */
export const portalRuleFields = (rules: PortalRules | null): Readonly<Record<string, string>> =>
  rules ? Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, String(value)])) : {};

const textOf = (rules: PortalRules | null): string =>
  JSON.stringify(Object.entries(portalRuleFields(rules)).toSorted());

/**
 * What stands after a choice, or null where somebody changed it meanwhile: it is neither what it was said to be nor, as after an answer
 * that got lost, what is asked for.
 */
export const decidePortalRules = (
  standing: PortalRules | null,
  { rules, was }: { readonly rules: PortalRules | null; readonly was: PortalRules | null },
): { readonly own: PortalRules | null } | null =>
  [was, rules].some((each) => textOf(each) === textOf(standing)) ? { own: rules } : null;
