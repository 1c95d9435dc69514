import { useState } from 'react';
import type { ReactNode } from 'react';

import { cx } from '../../ui/cx.ts';
import { ToastPlace } from './toast.tsx';
import * as css from './toasts.css.ts';

/** A place of a dialog's own for the toasts in it: those of the page lie behind it. */
export function DialogToasts({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <ToastPlace value={place}>
      <div ref={setPlace} role="status" aria-atomic={false} className={cx(css.place, css.inDialog)} />
      {children}
    </ToastPlace>
  );
}
