import * as css from './spinner.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A turning ring in the colour of the text around it. With a label it is announced; without, it is decoration. */
export function Spinner({ size = 18, label }: { size?: number; label?: string }) {
  const ring = <span className={css.spinner} style={{ width: size, height: size }} aria-hidden />;
  if (label === undefined) return ring;
  return (
    <output>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
