import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';

export interface TriggerProps {
  id: string;
  onClick: () => void;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
}

export interface Disclosure {
  open: boolean;
  /** Closes and gives the focus back to the trigger. */
  close: () => void;
  show: () => void;
  panelId: string;
  /** Goes on the element around trigger and panel. */
  frameRef: RefObject<HTMLDivElement | null>;
  trigger: TriggerProps;
}

/** What a popover and a menu share: opened by its trigger, closed by Escape, a press outside, or the focus leaving. */
export function useDisclosure(startsOpen = false): Disclosure {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const triggerId = `${id}-trigger`;
  const close = useCallback(() => {
    setOpen(false);
    document.getElementById(triggerId)?.focus();
  }, [triggerId]);

  useEffect(() => {
    if (!open) return undefined;
    const outside = ({ target }: Event) => target instanceof Node && frameRef.current?.contains(target) !== true;
    const onPress = (event: Event) => {
      if (outside(event)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('focusin', onPress);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('focusin', onPress);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [open, close]);

  return {
    open,
    close,
    show: () => setOpen(true),
    panelId: id,
    frameRef,
    trigger: {
      id: triggerId,
      onClick: () => setOpen(!open),
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
    },
  };
}
