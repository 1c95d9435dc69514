import { dateRange } from '@connect/core/domain/calendar/date-range';
import type { DateRange } from '@connect/core/domain/calendar/date-range';
import type { Day } from '@connect/core/domain/calendar/day';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import { CalendarFrame } from '../../../shared/calendar/calendar-frame.tsx';
import { CalendarMonth } from '../../../shared/calendar/calendar-month.tsx';
import * as css from '../../../shared/calendar/calendar.css.ts';
import { dayAfterKey, monthFrom, monthsBetween } from '../../../shared/calendar/month-grid.ts';

interface RangeCalendarProps {
  range: DateRange;
  today: Day;
  /** Months side by side. */
  months: 1 | 2;
  /** Told once both ends are chosen. */
  onRange: (range: DateRange) => void;
}

/** A calendar to choose two days in, by pointer or by the keys of the ARIA date grid; weeks begin on Monday. */
export function RangeCalendar({ range, today, months, onRange }: RangeCalendarProps) {
  const t = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(() => monthFrom(range.to, 1 - months));
  /** The day that has the keys; the pointer moves the far end of a range under way, too. */
  const [active, setActive] = useState(range.to);
  const [anchor, setAnchor] = useState<Day | null>(null);
  const movedByKey = useRef(false);

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    frame.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  const turn = (count: number) => {
    setFirst(monthFrom(first, count));
    setActive(monthFrom(first, count > 0 ? count + months - 1 : count));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(active, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    movedByKey.current = true;
    setActive(next);
    const place = monthsBetween(first, next);
    if (place < 0) setFirst(monthFrom(next));
    if (place >= months) setFirst(monthFrom(next, 1 - months));
  };
  const choose = (day: Day) => {
    setActive(day);
    if (anchor === null) return setAnchor(day);
    const chosen = dateRange(anchor, day);
    if (chosen) onRange(chosen);
  };

  const marked = (anchor === null ? null : dateRange(anchor, active)) ?? range;
  return (
    <CalendarFrame ref={frame} onTurn={turn}>
      <div className={css.months}>
        {Array.from({ length: months }, (_, index) => (
          <CalendarMonth
            key={index}
            month={monthFrom(first, index)}
            range={marked}
            active={active}
            today={today}
            onChoose={choose}
            onKeyDown={onKeyDown}
            onPoint={anchor === null ? undefined : setActive}
          />
        ))}
      </div>
      <LiveRegion text={anchor === null ? '' : t('Now choose the end date.')} />
    </CalendarFrame>
  );
}
