import { useId } from 'react';
import type { ReactNode } from 'react';

import { cx } from './cx.ts';
import * as css from './field.css.ts';

export interface FieldTexts {
  label: string;
  /** Shown under the control in the colour of errors, read out with it, and announced when it comes while the control has the focus. */
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
  const at = document.activeElement;
  const describedBy = cx(!!hint && `${id}-hint`, !!error && `${id}-error`);
  return (
    <div className={cx(css.field, className)}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children({ id, 'aria-invalid': !!error || undefined, 'aria-describedby': describedBy || undefined })}
      {hint && (
        <div id={`${id}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
      {/* Said where the focus is, or as it leaves; else it comes to the first field at fault, or to a summary, and would be said twice. */}
      <div aria-live={at?.id === id || at === document.body ? 'polite' : undefined}>
        {error && (
          <div id={`${id}-error`} className={css.error}>
            {error}
          </div>
        )}
      </div>
    </div>
  );
}
