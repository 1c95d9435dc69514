import type { Day } from '@connect/core/domain/calendar/day';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { IconButton } from '../../ui/button.tsx';
import * as css from './calendar.css.ts';
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
  const t = useTranslate();
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
    <div ref={frame} className={css.calendar}>
      <div className={css.turn}>
        <IconButton icon={ChevronLeft} label={t('Previous month')} onClick={() => turn(-1)} />
        <IconButton icon={ChevronRight} label={t('Next month')} onClick={() => turn(1)} />
      </div>
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
    </div>
  );
}
