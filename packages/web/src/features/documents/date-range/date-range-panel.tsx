import { matchingPreset, presetNames, presetRange } from '@connect/core/domain/calendar/date-range';
import type { DateRange } from '@connect/core/domain/calendar/date-range';
import type { Day } from '@connect/core/domain/calendar/day';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { DayFields } from './day-fields.tsx';
import { RangeCalendar } from './range-calendar.tsx';
import * as css from './date-range-panel.css.ts';
import { presetTexts } from './preset-texts.ts';

const steps: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The presets are one stop of Tab; arrows go from one to the next. */
const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  const all = [...event.currentTarget.querySelectorAll('button')];
  const step = steps[event.key];
  const at = all.findIndex((each) => each === document.activeElement);
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step === undefined ? null : (at + step) % all.length;
  if (to === null) return;
  event.preventDefault();
  all.at(to)?.focus();
};

interface DateRangePanelProps {
  range: DateRange;
  today: Day;
  onRange: (range: DateRange) => void;
  onDone: () => void;
}

/** What the picker opens: presets, two typed days, and a calendar; each applies at once (specification §date-picker, §presets). */
export function DateRangePanel({ range, today, onRange, onDone }: DateRangePanelProps) {
  const t = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  const months = useMedia(css.twoMonths) ? 2 : 1;
  const current = matchingPreset(range, today);
  useEffect(() => panel.current?.querySelector<HTMLElement>('[aria-pressed="true"], input')?.focus(), []);

  const choose = (chosen: DateRange) => {
    onRange(chosen);
    onDone();
  };
  return (
    <div ref={panel} className={css.panel}>
      <div
        role="toolbar"
        tabIndex={-1}
        aria-orientation="vertical"
        aria-label={t('Presets')}
        className={css.presets}
        onKeyDown={onKeyDown}
      >
        {presetNames.map((name) => (
          <button
            key={name}
            type="button"
            tabIndex={name === (current ?? presetNames[0]) ? 0 : -1}
            aria-pressed={name === current}
            className={css.preset}
            onClick={() => choose(presetRange(name, today))}
          >
            {t(presetTexts[name])}
          </button>
        ))}
      </div>
      <div className={css.days}>
        <DayFields range={range} onRange={onRange} onDone={onDone} />
        <RangeCalendar key={months} range={range} today={today} months={months} onRange={choose} />
      </div>
    </div>
  );
}
