import {
  chosenAt,
  decideLog,
  type ChosenLog,
  type LogChoice,
  type LogLevel,
  type LogSetting,
} from '@connect/core/domain/administration/log-setting';

/** What an administrator set of the log. */
export interface LogStore {
  /** Null where nothing was. */
  read(): Promise<ChosenLog | null>;
  /** Hands over what there is, which nobody else changes meanwhile, and keeps what that answers, but null. */
  change(decide: (before: ChosenLog | null) => { readonly chosen: ChosenLog | null } | null): Promise<void>;
}

/** How much is logged, in every process of the portal (specification §log); `usual` is what the settings say. */
export const createLogBook = (store: LogStore, usual: LogLevel, now: () => Date) => ({
  current: async (): Promise<LogSetting> => ({ usual, chosen: chosenAt(await store.read(), now().getTime()) }),
  /** Null where it is not any more what it was. */
  change: async (choice: LogChoice, was: ChosenLog | null): Promise<LogSetting | null> => {
    let decided: ReturnType<typeof decideLog> = null;
    await store.change((before) => {
      const at = now().getTime();
      decided = decideLog(chosenAt(before, at), { choice, was: chosenAt(was, at), now: at });
      return decided;
    });
    return decided && { usual, chosen: (decided as { chosen: ChosenLog | null }).chosen };
  },
});
export type LogBook = ReturnType<typeof createLogBook>;
