import { formatPickerDay, parseDay, type Day } from '@connect/core/domain/calendar/day';
import { parsePickerDay } from '@connect/core/domain/calendar/picker-day';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Popover } from '../../ui/popover.tsx';
import { DayCalendar } from './day-calendar.tsx';
import * as css from './day-field.css.ts';

interface DayFieldProps {
  label: string;
  name?: string;
  /** Null for none. */
  day: Day | null;
  /** The first that can be chosen; an earlier one can be typed, and is refused. */
  min: Day | undefined;
  error: string | undefined;
  hint?: ReactNode;
  onDay: (day: Day | null) => void;
}

/** A day as it is typed or pasted: `dd/MM/yyyy`, or as other systems write it. */
const dayIn = (text: string): Day | null => parsePickerDay(text) ?? parseDay(text.trim());

/** The first field of a form whose text is no day gets the focus; whether there is one. The form is not to be sent then. */
export const focusUnreadDay = (form: HTMLElement | null): boolean => {
  const field = form?.querySelector<HTMLElement>('[data-no-day]');
  field?.focus();
  return field !== null && field !== undefined;
};

/** A day, typed as dd/MM/yyyy (specification §date-picker) or chosen in a calendar. A text that is no day is none, and says so when it is left. */
export function DayField({ label, name, day, min, error, hint, onDay }: DayFieldProps) {
  const t = useTranslate();
  const format = useFormat();
  const { clock } = useServices();
  const today = clock.today();
  const [text, setText] = useState(day === null ? '' : formatPickerDay(day));
  const [isTouched, setIsTouched] = useState(false);
  // The form may be filled or emptied by others than who types here.
  const shown = dayIn(text) === day ? text : day === null ? (isUnread(text) ? text : '') : formatPickerDay(day);
  const isWrong = isUnread(shown);
  const take = (next: string) => {
    setText(next);
    onDay(dayIn(next));
  };
  return (
    <div className={css.row}>
      <Field
        label={label}
        name={name}
        placeholder={t('dd/mm/yyyy')}
        autoComplete="off"
        maxLength={12}
        data-no-day={isWrong || undefined}
        value={shown}
        // In words, for who writes the month first.
        hint={day ? format.longDate(day) : hint}
        error={isWrong && isTouched ? t('Enter a date as day/month/year, for example 31/12/2026.') : error}
        onChange={({ target }) => take(target.value)}
        onBlur={() => {
          setIsTouched(isWrong);
          if (day) setText(formatPickerDay(day));
        }}
      />
      <div className={css.opener}>
        <Popover
          label={label}
          align="end"
          trigger={(props) => <IconButton icon={CalendarDays} label={t('Choose a date')} {...props} />}
        >
          {(close) => (
            <div className={css.calendar}>
              <DayCalendar
                day={day}
                today={today}
                min={min ?? today}
                onDay={(chosen) => {
                  take(formatPickerDay(chosen));
                  close();
                }}
              />
            </div>
          )}
        </Popover>
      </div>
    </div>
  );
}

/** Something stands there that is no day. */
const isUnread = (text: string): boolean => text.trim() !== '' && dayIn(text) === null;
