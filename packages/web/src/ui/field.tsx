import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { InputHTMLAttributes, Ref } from 'react';

import { cx } from './cx.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';
import * as css from './field.css.ts';
import { Icon } from './icon.tsx';

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> &
  FieldTexts & {
    /** Names of the button that shows and hides a password; without them there is no such button. */
    reveal?: { show: string; hide: string };
    /** Stands before what is typed, such as the sign of a currency. */
    prefix?: string;
    ref?: Ref<HTMLInputElement>;
  };

/** A labelled input with its hint and its error. */
export function Field({ label, error, hint, reveal, prefix, type = 'text', className, ...rest }: FieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className={css.frame}>
          {prefix && (
            <span className={css.prefix} aria-hidden>
              {prefix}
            </span>
          )}
          <input
            {...control}
            type={shown ? 'text' : type}
            className={cx(css.input, reveal && css.withReveal, prefix && css.withPrefix)}
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
      )}
    </FieldFrame>
  );
}
