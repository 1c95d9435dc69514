import type { DateRange } from '@connect/core/domain/calendar/date-range';
import { toDateTime } from '@connect/core/domain/calendar/date-time';
import { day, type Day } from '@connect/core/domain/calendar/day';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';

import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import { monthWeeks } from './month-grid.ts';
import * as css from './calendar.css.ts';

interface CalendarMonthProps {
  /** The first day of the month. */
  month: Day;
  /** The days drawn as chosen, if there are any. */
  range: DateRange | null;
  /** Days before it cannot be chosen. */
  min?: Day;
  /** The one day that Tab reaches. */
  active: Day;
  today: Day;
  onChoose: (day: Day) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPoint: ((day: Day) => void) | undefined;
}

const someMonday = toDateTime(day('2024-01-01'));
const weekdays = Array.from({ length: 7 }, (_, index) => someMonday.plus({ days: index }));

/** One month as a grid of days. */
export function CalendarMonth({ month, range, min, active, today, onChoose, onKeyDown, onPoint }: CalendarMonthProps) {
  const id = useId();
  const format = useFormat();
  const locale = useLocale();
  return (
    <div className={css.month}>
      <div id={id} className={css.monthName} aria-live="polite">
        {toDateTime(month).toLocaleString({ month: 'long', year: 'numeric' }, { locale })}
      </div>
      <table role="grid" aria-labelledby={id} className={css.grid}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th
                key={day.weekday}
                scope="col"
                abbr={day.toLocaleString({ weekday: 'long' }, { locale })}
                className={css.weekday}
              >
                {day.toLocaleString({ weekday: 'short' }, { locale }).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, place) =>
                day === null ? (
                  <td key={place} />
                ) : (
                  <td
                    key={day}
                    aria-selected={range !== null && day >= range.from && day <= range.to}
                    className={css.place}
                    data-start={day === range?.from}
                    data-end={day === range?.to}
                  >
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === active ? 0 : -1}
                      aria-label={format.longDate(day)}
                      aria-current={day === today ? 'date' : undefined}
                      // It keeps the keys that move on from it.
                      aria-disabled={(min !== undefined && day < min) || undefined}
                      className={css.day}
                      onClick={() => (min === undefined || day >= min) && onChoose(day)}
                      onKeyDown={onKeyDown}
                      onPointerEnter={onPoint && (() => onPoint(day))}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
