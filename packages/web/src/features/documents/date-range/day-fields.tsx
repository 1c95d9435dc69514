import { dateRange } from '@connect/core/domain/calendar/date-range';
import type { DateRange } from '@connect/core/domain/calendar/date-range';
import { formatPickerDay } from '@connect/core/domain/calendar/day';
import { parsePickerDay } from '@connect/core/domain/calendar/picker-day';
import { useState } from 'react';
import type { FormEvent } from 'react';

import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import { Field } from '../../../ui/field.tsx';
import * as css from './date-range-panel.css.ts';

interface DayFieldsProps {
  range: DateRange;
  onRange: (range: DateRange) => void;
  /** Enter was pressed over a valid range. */
  onDone: () => void;
}

/**
 * The two ends of the range, typed as dd/MM/yyyy (specification §date-picker). A range applies as soon as both are days; a text that is none
 * changes nothing and says so when its field is left.
 */
export function DayFields({ range, onRange, onDone }: DayFieldsProps) {
  const t = useTranslate();
  const format = useFormat();
  const [texts, setTexts] = useState({ from: formatPickerDay(range.from), to: formatPickerDay(range.to) });
  const [touched, setTouched] = useState({ from: false, to: false });
  const typed = dateRange(parsePickerDay(texts.from), parsePickerDay(texts.to));

  const type = (end: 'from' | 'to', text: string) => {
    const next = { ...texts, [end]: text };
    setTexts(next);
    setTouched({ ...touched, [end]: false });
    const chosen = dateRange(parsePickerDay(next.from), parsePickerDay(next.to));
    if (chosen) onRange(chosen);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed) onDone();
    else setTouched({ from: true, to: true });
  };
  const field = (end: 'from' | 'to', label: string) => (
    <Field
      label={label}
      placeholder={t('dd/mm/yyyy')}
      autoComplete="off"
      maxLength={12}
      value={texts[end]}
      // In words, for who writes the month first.
      hint={parsePickerDay(texts[end]) && format.longDate(parsePickerDay(texts[end]))}
      error={
        touched[end] &&
        parsePickerDay(texts[end]) === null &&
        t('Enter a date as day/month/year, for example 31/12/2026.')
      }
      onChange={({ target }) => type(end, target.value)}
      onBlur={() => setTouched({ ...touched, [end]: true })}
    />
  );
  return (
    <form className={css.fields} onSubmit={onSubmit} noValidate>
      {field('from', t('From'))}
      {field('to', t('To'))}
      <button type="submit" hidden />
    </form>
  );
}
