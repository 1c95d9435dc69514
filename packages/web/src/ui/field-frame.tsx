import { useId } from 'react';
import type { ReactNode } from 'react';

import { cx } from './cx.ts';
import * as css from './field.css.ts';

export interface FieldTexts {
  label: string;
  /** Shown under the control in the colour of errors, read out with it, and announced when it appears. */
  error?: ReactNode;
  hint?: ReactNode;
}

/** What ties a control to the texts around it. */
export interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The label, hint and error around one control, which is drawn with the properties that tie it to them. */
export function FieldFrame({
  label,
  error,
  hint,
  className,
  children,
}: FieldTexts & { className?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const isSaid = (text: ReactNode) => text !== undefined && text !== null && text !== '' && text !== false;
  const describedBy = cx(isSaid(hint) && `${id}-hint`, isSaid(error) && `${id}-error`);
  return (
    <div className={cx(css.field, className)}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children({ id, 'aria-invalid': isSaid(error) || undefined, 'aria-describedby': describedBy || undefined })}
      {isSaid(hint) && (
        <div id={`${id}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
      <div aria-live="polite">
        {isSaid(error) && (
          <div id={`${id}-error`} className={css.error}>
            {error}
          </div>
        )}
      </div>
    </div>
  );
}
