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

/** Room that is kept to the window's edges, in pixels. */
const margin = 16;

/** Moves a panel that would run out of the window to the left or above its button, also once more of its content has come. */
const keepInWindow = (panel: HTMLElement | null): (() => void) | undefined => {
  if (panel === null) return undefined;
  const place = (): void => {
    panel.style.translate = '';
    const { left, right, bottom, height } = panel.getBoundingClientRect();
    const over = Math.min(right - (document.documentElement.clientWidth - margin), left - margin);
    const above = (panel.parentElement?.getBoundingClientRect().top ?? 0) - height;
    if (bottom > innerHeight && above > margin) Object.assign(panel.style, { top: 'auto', bottom: 'calc(100% + 8px)' });
    if (over > 0) panel.style.translate = `${-over}px`;
  };
  place();
  const observer = new ResizeObserver(place);
  observer.observe(panel);
  return () => observer.disconnect();
};

/** A panel under its button. Escape, a press outside and leaving by Tab close it. */
export function Popover({ label, trigger, align = 'start', children }: PopoverProps) {
  const { open, close, panelId, frameRef, trigger: triggerProps } = useDisclosure();
  return (
    <div ref={frameRef} className={css.frame}>
      {trigger({ ...triggerProps, 'aria-haspopup': 'dialog' })}
      {open && (
        <dialog open ref={keepInWindow} id={panelId} aria-label={label} className={css.panel[align]}>
          {children(close)}
        </dialog>
      )}
    </div>
  );
}
