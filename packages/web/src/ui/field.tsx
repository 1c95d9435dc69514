import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

import { cx } from './cx.ts';
import * as css from './field.css.ts';
import { Icon } from './icon.tsx';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string;
  /** Shown under the input in the colour of errors, read out with it, and announced when it appears. */
  error?: ReactNode;
  hint?: string;
  /** Names of the button that shows and hides a password; without them there is no such button. */
  reveal?: { show: string; hide: string };
  ref?: Ref<HTMLInputElement>;
};

/** A labelled input with its hint and its error. */
export function Field({ label, error, hint, reveal, type = 'text', className, ...rest }: FieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const hasError = error !== undefined && error !== null && error !== '' && error !== false;
  const describedBy = cx(hint !== undefined && `${id}-hint`, hasError && `${id}-error`);
  return (
    <div className={cx(css.field, className)}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.frame}>
        <input
          id={id}
          type={shown ? 'text' : type}
          aria-invalid={hasError || undefined}
          aria-describedby={describedBy || undefined}
          className={cx(css.input, reveal && css.withReveal)}
          {...rest}
        />
        {reveal && (
          <button
            type="button"
            className={css.reveal}
            aria-label={shown ? reveal.hide : reveal.show}
            onClick={() => setShown(!shown)}
          >
            <Icon of={shown ? EyeOff : Eye} />
          </button>
        )}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {hasError && (
          <div id={`${id}-error`} className={css.error}>
            {error}
          </div>
        )}
      </div>
    </div>
  );
}
