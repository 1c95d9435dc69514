/** How much the portal's processes log, from nothing to everything. */
export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The levels that an administrator may set for a while: never none at all. */
export const chosenLevels = ['error', 'warn', 'info', 'debug'] as const satisfies readonly LogLevel[];
export type ChosenLevel = (typeof chosenLevels)[number];

/** For so many minutes. */
export const logMinutes = [15, 60, 1440] as const;
export type LogMinutes = (typeof logMinutes)[number];

/** What an administrator set, and until when (ISO 8601). */
export interface ChosenLog {
  readonly level: ChosenLevel;
  readonly until: string;
}

/** How much is logged (specification §log). */
export interface LogSetting {
  /** What the settings of the server say, which holds again in the end. */
  readonly usual: LogLevel;
  /** Null where nothing else is set. */
  readonly chosen: ChosenLog | null;
}

/** What an administrator asks for; null for the usual level again. */
export type LogChoice = { readonly level: ChosenLevel; readonly minutes: LogMinutes } | null;

/** What is still set at a time, in milliseconds since 1970: what was set ends by itself. */
export const chosenAt = (kept: ChosenLog | null, now: number): ChosenLog | null =>
  kept && Date.parse(kept.until) > now ? kept : null;

/** What is logged now: what was chosen for a while, else what is usual. */
export const levelOf = ({ usual, chosen }: LogSetting): LogLevel => chosen?.level ?? usual;

/** So long, in milliseconds, somebody may ask again whose answer got lost. */
const askedAgainWithin = 5 * 60_000;

/** Whether what stands is a choice that was made a moment ago. */
const isJustChosen = (standing: ChosenLog | null, choice: LogChoice, now: number): boolean => {
  if (!standing || !choice) return standing === choice;
  const ago = now + choice.minutes * 60_000 - Date.parse(standing.until);
  return standing.level === choice.level && ago >= 0 && ago <= askedAgainWithin;
};

/**
 * What stands after a choice at a time, or null where somebody changed it meanwhile: it is neither what it was said to be nor, as after
 * an answer that got lost, what is asked for. Who asks again is answered what stands: nobody's time gets shorter or longer by it.
 */
export const decideLog = (
  standing: ChosenLog | null,
  { choice, was, now }: { readonly choice: LogChoice; readonly was: ChosenLog | null; readonly now: number },
): { readonly chosen: ChosenLog | null } | null => {
  const isSame = standing?.level === was?.level && standing?.until === was?.until;
  if (!isSame) return isJustChosen(standing, choice, now) ? { chosen: standing } : null;
  return {
    chosen: choice && { level: choice.level, until: new Date(now + choice.minutes * 60_000).toISOString() },
  };
};
