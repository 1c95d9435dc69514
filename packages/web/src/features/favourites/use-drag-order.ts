import { useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';

interface Drag {
  readonly from: number;
  /** Where it would be put. */
  readonly to: number;
}

/** So near the upper or lower end of the window the page goes on by itself. */
const edge = 64;
const scrolledAtOnce = 16;

/**
 * Sorting by a handle that is dragged, with mouse, pen or finger: where the row would go shows meanwhile, and it goes there once the
 * handle is let go of; Escape takes it back. For the keyboard there must be another way.
 */
export const useDragOrder = (list: RefObject<HTMLElement | null>, onMove: (index: number, by: number) => void) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const placeAt = (y: number, from: number): number => {
    const rows = [...(list.current?.children ?? [])];
    const isAbove = (row: Element): boolean => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2 < y;
    };
    return rows.filter((row, index) => index !== from && isAbove(row)).length;
  };
  const handleOf = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (drag?.from !== index) return;
      if (clientY < edge) window.scrollBy(0, -scrolledAtOnce);
      if (clientY > window.innerHeight - edge) window.scrollBy(0, scrolledAtOnce);
      const to = placeAt(clientY, index);
      if (to !== drag.to) setDrag({ from: index, to });
    },
    onPointerUp: () => {
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to - drag.from);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDrag(null);
    },
  });
  /** How a row is drawn while one is dragged. */
  const lookOf = (index: number): 'dragged' | 'above' | 'below' | undefined => {
    if (!drag) return undefined;
    if (index === drag.from) return 'dragged';
    if (index !== drag.to) return undefined;
    return drag.to < drag.from ? 'above' : 'below';
  };
  return { handleOf, lookOf };
};
