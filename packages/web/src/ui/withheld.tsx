import { VisuallyHidden } from './visually-hidden.tsx';
import { blurred } from './withheld.css.ts';

/** A figure the user may not see: a dummy, blurred, and what a screen reader says instead (specification §withheld-figures). */
export function Withheld({ dummy, label }: { dummy: string; label: string }) {
  return (
    <>
      <span className={blurred} aria-hidden>
        {dummy}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
