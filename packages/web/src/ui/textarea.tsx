import type { Ref, TextareaHTMLAttributes } from 'react';

import { FieldFrame } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';
import * as css from './field.css.ts';

type TextareaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> &
  FieldTexts & { ref?: Ref<HTMLTextAreaElement> };

/** A labelled input of several lines with its hint and its error; it grows with what is typed where the browser can. */
export function Textarea({ label, error, hint, rows = 6, className, ...rest }: TextareaProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} className={className}>
      {(control) => <textarea {...control} rows={rows} className={css.textarea} {...rest} />}
    </FieldFrame>
  );
}
