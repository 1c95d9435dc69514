import * as css from './steps.css.ts';

interface StepsProps {
  /** The accessible name, such as `Shipment Status`. */
  label: string;
  steps: readonly string[];
  /** How many of the steps have been reached; the last of them is the current one. */
  reached: number;
}

/** The way of a parcel: steps on a line, the reached ones filled. */
export function Steps({ label, steps, reached }: StepsProps) {
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={css.step}
          data-done={index < reached}
          aria-current={index === reached - 1 ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
