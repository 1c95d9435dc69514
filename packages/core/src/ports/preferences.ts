import type { DateRange } from '../domain/calendar/date-range.ts';

/** Choices that outlive a session (spec §3, decisions 21). What is stored is of unknown worth: see `chosenView`. */
export interface Preferences {
  range(): DateRange | null;
  setRange(range: DateRange): void;
  view(): string | null;
  setView(view: string): void;
  rememberedEmail(): string | null;
  /** Null forgets it. */
  rememberEmail(email: string | null): void;
}
