import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import type { leave } from './dialog-leaves.ts';
import * as css from './dialog.css.ts';

interface DialogProps {
  open: boolean;
  /** Asked by Escape (and by the buttons you give); set `open` to false there. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** `wide` for a form. */
  size?: 'normal' | 'wide';
}

/** A modal dialog: the native element, which keeps the focus inside and gives it back afterwards. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  children,
  actions,
  role = 'dialog',
  size = 'normal',
}: Omit<DialogProps, 'open'>) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before React takes the element away, for only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = ref.current;
    // The page keeps the scrollbar's room by itself meanwhile: see `global.css.ts`.
    const { documentElement: root } = document;
    if (!root.querySelector('dialog:modal'))
      root.style.setProperty('--scrollbar', `${innerWidth - root.offsetWidth}px`);
    element?.showModal();
    // Not needed before it goes, so that no page begins with it.
    let leaves: typeof leave | undefined;
    void import('./dialog-leaves.ts').then((module) => (leaves = module.leave));
    return () => {
      if (element?.open) leaves?.(element);
      element?.close();
      // After a press with the pointer Chromium gives the focus back without the caret: what is typed would be lost.
      const back = document.activeElement;
      if (!(back instanceof HTMLInputElement)) return;
      back.blur();
      back.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={`${id}-title`}
      // A message is read out when it opens; a form is read field by field.
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
      className={css.dialog[size]}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`} className={css.title}>
        {title}
      </h2>
      <div id={`${id}-body`} className={css.body}>
        {children}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </dialog>
  );
}

/** A message that must be acknowledged: the error dialog of specification §search-panel, with its OK button. */
export function AlertDialog({ ok, ...rest }: Omit<DialogProps, 'role' | 'actions'> & { ok: string }) {
  return <Dialog {...rest} role="alertdialog" actions={<Button onClick={rest.onClose}>{ok}</Button>} />;
}
