import { Check } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode } from 'react';

import * as css from './checkbox.css.ts';
import { Icon } from './icon.tsx';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { children: ReactNode };

/** A native checkbox with its label. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={className ?? css.row}>
      <span className={css.frame}>
        <input type="checkbox" className={css.box} {...rest} />
        <Icon of={Check} size={13} className={css.tick} />
      </span>
      {children}
    </label>
  );
}
