import { useId } from 'react';

import { Checkbox } from './checkbox.tsx';
import * as css from './choices.css.ts';
import { ChoiceTexts } from './radio-cards.tsx';
import type { Choice } from './radio-cards.tsx';

interface CheckListProps<T extends string> {
  /** The name of the group, shown above it. */
  label: string;
  options: readonly Choice<T>[];
  chosen: readonly T[];
  /** With those that are chosen from then on, in the order of the options. */
  onChange: (chosen: T[]) => void;
  disabled?: boolean;
}

/** Any of several choices, each with a line saying what it means. */
export function CheckList<T extends string>(props: CheckListProps<T>) {
  const { label, options, chosen, onChange, disabled } = props;
  const id = useId();
  const toggle = (value: T, on: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === value ? on : chosen.includes(each))));
  return (
    <fieldset className={css.group} disabled={disabled}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.list}>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            className={css.row}
            checked={chosen.includes(option.value)}
            disabled={option.disabled}
            onChange={({ target }) => toggle(option.value, target.checked)}
            aria-labelledby={`${id}-${index}`}
            aria-describedby={`${id}-${index}-text`}
          >
            <ChoiceTexts choice={option} id={`${id}-${index}`} />
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
