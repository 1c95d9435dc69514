/** How the portal writes days and money in British English; days are `YYYY-MM-DD`. */

/** Today where the browser of the journeys is. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** `18 Nov 2026`, or a dash for no day. */
export const writtenDay = (day: string | null): string =>
  day === null
    ? '—'
    : new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      });

/** `18/11/2026`, the date picker's format (specification §date-picker). */
export const pickerDay = (day: string): string => day.split('-').reverse().join('/');

export const money = (amount: number, currency = 'GBP'): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount);

/** A text as a pattern that matches just it. */
export const exactly = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`);
