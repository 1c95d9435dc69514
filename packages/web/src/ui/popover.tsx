import type { ReactNode } from 'react';

import * as css from './popover.css.ts';
import { useDisclosure } from './use-disclosure.ts';
import type { TriggerProps } from './use-disclosure.ts';

interface PopoverProps {
  /** The accessible name of the panel. */
  label: string;
  /** Draws the button: `(props) => <Button {...props}>…</Button>`. */
  trigger: (props: TriggerProps & { 'aria-haspopup': 'dialog' }) => ReactNode;
  align?: keyof typeof css.panel;
  /** The content; `close` closes it and gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
}

/** A panel under its button. Escape, a press outside and leaving by Tab close it. */
export function Popover({ label, trigger, align = 'start', children }: PopoverProps) {
  const { open, close, panelId, frameRef, trigger: triggerProps } = useDisclosure();
  return (
    <div ref={frameRef} className={css.frame}>
      {trigger({ ...triggerProps, 'aria-haspopup': 'dialog' })}
      {open && (
        <dialog open id={panelId} aria-label={label} className={css.panel[align]}>
          {children(close)}
        </dialog>
      )}
    </div>
  );
}
