import type { Day } from '@connect/core/domain/calendar/day';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { CalendarFrame } from './calendar-frame.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { dayAfterKey, monthFrom, monthsBetween } from './month-grid.ts';

interface DayCalendarProps {
  /** Null while none is chosen. */
  day: Day | null;
  today: Day;
  /** The first that can be chosen. */
  min: Day;
  onDay: (day: Day) => void;
}

/** A calendar to choose one day in, by pointer or by the keys of the ARIA date grid. */
export function DayCalendar({ day, today, min, onDay }: DayCalendarProps) {
  const frame = useRef<HTMLDivElement>(null);
  /** The day that has the keys. */
  const [active, setActive] = useState(day ?? min);
  const [month, setMonth] = useState(() => monthFrom(active));
  const movesFocus = useRef(true);
  useEffect(() => {
    if (movesFocus.current) frame.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
    movesFocus.current = false;
  }, [active]);
  const turn = (count: number) => {
    setMonth(monthFrom(month, count));
    setActive(monthFrom(month, count));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(active, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    movesFocus.current = true;
    setActive(next);
    if (monthsBetween(month, next) !== 0) setMonth(monthFrom(next));
  };
  return (
    <CalendarFrame ref={frame} onTurn={turn}>
      <CalendarMonth
        month={month}
        range={day && { from: day, to: day }}
        min={min}
        active={active}
        today={today}
        onChoose={onDay}
        onKeyDown={onKeyDown}
        onPoint={undefined}
      />
    </CalendarFrame>
  );
}
