import type { DateRange } from '../domain/calendar/date-range.ts';

/** Choices that outlive a session (specification §browser-storage, decisions §logging-out-forgets). What is stored is of unknown worth: see `chosenView`. */
export interface Preferences {
  range(): DateRange | null;
  setRange(range: DateRange): void;
  view(): string | null;
  setView(view: string): void;
  /** Whether sensitive figures are hidden; on unless it was turned off (specification §censor-switch). */
  censored(): boolean;
  setCensored(censored: boolean): void;
  rememberedEmail(): string | null;
  /** Null forgets it. */
  rememberEmail(email: string | null): void;
}
