import { useId } from 'react';

import * as css from './segment-switch.css.ts';

interface SegmentSwitchProps<T extends string> {
  /** The accessible name of the group. */
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One choice of a few, side by side: native radio buttons, so arrow keys move the choice. */
export function SegmentSwitch<T extends string>({ label, options, value, onChange }: SegmentSwitchProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.group}>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
