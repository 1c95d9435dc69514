import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';

import { Icon } from './icon.tsx';
import { LiveRegion } from './live-region.tsx';
import * as css from './quantity-stepper.css.ts';

interface QuantityStepperProps {
  /** Names of the field and of its two buttons; say of what, for there are many on a page. */
  label: string;
  less: string;
  more: string;
  value: number;
  min: number;
  max: number;
  /** The buttons and the arrow keys go to the next multiple of it. What is typed may be any count: the caller says what is wrong. */
  by?: number;
  onChange: (value: number) => void;
  /** Typing is over: Enter was pressed, which then sends no form, or the field was left. */
  onDone?: () => void;
  /** Id of the text that says what is wrong with it. */
  invalidBy?: string | undefined;
}

/** A whole number between two bounds: typed, by the arrow keys, or by the buttons beside it. */
export function QuantityStepper({
  label,
  less,
  more,
  value,
  min,
  max,
  by = 1,
  onChange,
  onDone,
  invalidBy,
}: QuantityStepperProps) {
  // What is typed and is no number of its own yet, such as nothing.
  const [typed, setTyped] = useState<string | null>(null);
  // The focus is on a button then, so that the field does not say what it holds now.
  const [isPressed, setPressed] = useState(false);
  const isLeast = value <= min;
  const isMost = value >= max;
  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const count = target.valueAsNumber;
    const isCount = Number.isInteger(count) && count >= 1;
    setTyped(isCount ? null : target.value);
    setPressed(false);
    if (isCount) onChange(Math.min(count, max));
  };
  const step = (to: number) => {
    setTyped(null);
    if (to >= min && to <= max) onChange(to);
  };
  const stepDown = () => step((Math.ceil(value / by) - 1) * by);
  const stepUp = () => step(Math.max(min, (Math.floor(value / by) + 1) * by));
  const press = (toStep: () => void) => () => {
    setPressed(true);
    toStep();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && onDone) {
      event.preventDefault();
      onDone();
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.key === 'ArrowUp') stepUp();
    else stepDown();
  };
  return (
    <span className={css.stepper}>
      {/* Never disabled, for that would take the focus from it. */}
      <button type="button" className={css.step} aria-label={less} aria-disabled={isLeast} onClick={press(stepDown)}>
        <Icon of={Minus} size={16} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={invalidBy === undefined ? undefined : true}
        aria-describedby={invalidBy}
        className={css.input}
        // Room for every digit that fits.
        style={{ width: max > 999 ? 60 : undefined }}
        min={min}
        max={max}
        step={1}
        value={typed ?? value}
        onChange={onType}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setTyped(null);
          onDone?.();
        }}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className={css.step} aria-label={more} aria-disabled={isMost} onClick={press(stepUp)}>
        <Icon of={Plus} size={16} />
      </button>
      <LiveRegion text={isPressed ? String(value) : ''} />
    </span>
  );
}
