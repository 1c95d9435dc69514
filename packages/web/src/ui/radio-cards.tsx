import { useId } from 'react';
import type { ReactNode } from 'react';

import * as css from './choices.css.ts';

export interface Choice<T extends string> {
  value: T;
  label: string;
  /** A line saying what it means. */
  text?: ReactNode;
  /** Said when it cannot be changed. */
  note?: ReactNode;
  disabled?: boolean;
}

interface RadioCardsProps<T extends string> {
  /** The name of the group, shown above it. */
  label: string;
  options: readonly Choice<T>[];
  /** Null while none is chosen. */
  value: T | null;
  onChange: (value: T) => void;
  disabled?: boolean;
}

/** One choice of a few that need explaining: native radio buttons on cards, so arrow keys move the choice. */
export function RadioCards<T extends string>({ label, options, value, onChange, disabled }: RadioCardsProps<T>) {
  const id = useId();
  return (
    <fieldset className={css.group} disabled={disabled}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.cards}>
        {options.map((option, index) => (
          <label key={option.value} className={css.card}>
            <input
              type="radio"
              name={id}
              className={css.radio}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${id}-${index}`}
              aria-describedby={`${id}-${index}-text`}
            />
            <ChoiceTexts choice={option} id={`${id}-${index}`} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The name of a choice and what is said of it; `id` names the first, `{id}-text` the rest. */
export function ChoiceTexts<T extends string>({ choice, id }: { choice: Choice<T>; id: string }) {
  return (
    <span className={css.texts}>
      <span id={id} className={css.name}>
        {choice.label}
      </span>
      <span id={`${id}-text`} className={css.texts}>
        {choice.text !== undefined && <span className={css.text}>{choice.text}</span>}
        {choice.note !== undefined && <span className={css.note}>{choice.note}</span>}
      </span>
    </span>
  );
}
