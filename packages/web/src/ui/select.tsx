import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';

import { FieldFrame } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';
import * as css from './field.css.ts';
import { Icon } from './icon.tsx';

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children' | 'multiple'> &
  FieldTexts & {
    options: readonly { value: string; label: string }[];
    ref?: Ref<HTMLSelectElement>;
  };

/** One choice of a list: the native control, with its label, hint and error. */
export function Select({ label, error, hint, options, className, ...rest }: SelectProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <div className={css.frame}>
          <select {...control} className={css.select} {...rest}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={16} className={css.arrow} />
        </div>
      )}
    </FieldFrame>
  );
}
