export type Greeting = 'morning' | 'afternoon' | 'evening';

/** The greeting of a time of day, in hours since its start (specification §welcome-texts): afternoon from 12, evening from 18. */
export const greetingAt = (hour: number): Greeting => {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
};
