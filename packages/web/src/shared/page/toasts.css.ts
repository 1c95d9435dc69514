import { style } from '@vanilla-extract/css';

import { media, space } from '../../theme/metrics.ts';

/** Where the page ends, over it: nothing gives way to it. */
export const place = style({
  position: 'fixed',
  zIndex: 40,
  insetInlineEnd: space(8),
  // A bar that stays in sight at the page's end is not covered.
  bottom: `calc(${space(5)} + var(--bar, 0px))`,
  display: 'grid',
  gap: space(2),
  justifyItems: 'end',
  width: `min(440px, calc(100vw - ${space(8)}))`,
  pointerEvents: 'none',
  '@media': {
    [media.stacked]: { insetInlineEnd: space(4), bottom: `calc(${space(4)} + var(--bar, 0px))` },
    print: { display: 'none' },
  },
});
