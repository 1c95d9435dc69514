import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ChangeEvent } from 'react';

import { Icon } from './icon.tsx';
import * as css from './quantity-stepper.css.ts';

interface QuantityStepperProps {
  /** Names of the field and of its two buttons; say of what, for there are many on a page. */
  label: string;
  less: string;
  more: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Id of the text that says what is wrong with it. */
  invalidBy?: string | undefined;
}

/** A whole number between two bounds: typed, by the arrow keys, or by the buttons beside it. */
export function QuantityStepper({ label, less, more, value, min, max, onChange, invalidBy }: QuantityStepperProps) {
  // What is typed and is no number of its own yet, such as nothing.
  const [typed, setTyped] = useState<string | null>(null);
  const isLeast = value <= min;
  const isMost = value >= max;
  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const count = target.valueAsNumber;
    const isCount = Number.isInteger(count) && count >= min;
    setTyped(isCount ? null : target.value);
    if (isCount) onChange(Math.min(count, max));
  };
  const step = (to: number) => {
    setTyped(null);
    if (to >= min && to <= max) onChange(to);
  };
  return (
    <span className={css.stepper}>
      {/* Never disabled, for that would take the focus from it. */}
      <button
        type="button"
        className={css.step}
        aria-label={less}
        aria-disabled={isLeast}
        onClick={() => step(value - 1)}
      >
        <Icon of={Minus} size={16} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={invalidBy === undefined ? undefined : true}
        aria-describedby={invalidBy}
        className={css.input}
        min={min}
        max={max}
        step={1}
        value={typed ?? value}
        onChange={onType}
        onBlur={() => setTyped(null)}
        onFocus={({ target }) => target.select()}
      />
      <button
        type="button"
        className={css.step}
        aria-label={more}
        aria-disabled={isMost}
        onClick={() => step(value + 1)}
      >
        <Icon of={Plus} size={16} />
      </button>
    </span>
  );
}
