import {
  decidePortalRules,
  rulesInForce,
  type PortalRules,
  type RulesSetting,
} from '@connect/core/domain/administration/portal-rules';

/** What an administrator set of the portal's rules. */
export interface PortalRulesStore {
  /** Null where nothing is set. */
  read(): Promise<PortalRules | null>;
  /** Hands over what there is, which nobody else changes meanwhile, and keeps what that answers, but null. */
  change(decide: (before: PortalRules | null) => { readonly own: PortalRules | null } | null): Promise<void>;
}

/**
 * The rules of the portal in every process (specification §portal-rules); `usual` is what the settings say. `now` are those that this
 * process goes by: as of when it took them last.
 */
export const createRulesBook = (store: PortalRulesStore, usual: PortalRules) => {
  let now = usual;
  let changes = 0;
  const current = async (): Promise<RulesSetting> => ({ usual, own: await store.read() });
  return {
    now: (): PortalRules => now,
    current,
    take: async (): Promise<void> => {
      const before = changes;
      const found = rulesInForce(await current());
      // What was read before a change of this process is over.
      if (before === changes) now = found;
    },
    /** Null where they are not any more what they were. */
    change: async (rules: PortalRules | null, was: PortalRules | null): Promise<RulesSetting | null> => {
      let isDecided = false;
      await store.change((before) => {
        const decided = decidePortalRules(before, { rules, was });
        isDecided = decided !== null;
        return decided;
      });
      if (!isDecided) return null;
      changes++;
      now = rules ?? usual;
      return { usual, own: rules };
    },
  };
};
export type RulesBook = ReturnType<typeof createRulesBook>;
