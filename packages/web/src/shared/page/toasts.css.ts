import { style } from '@vanilla-extract/css';

import { media, space } from '../../theme/metrics.ts';

/** Within a dialog: on a phone at its top, as its buttons are at its end. */
export const inDialog = style({
  vars: { '--toast-top': space(4), '--toast-bottom': 'auto', '--toast-flow': 'column' },
  '@media': { [media.notStacked]: { vars: { '--toast-flow': 'column-reverse' } } },
});
/** Where the page ends, over it: nothing gives way to it. */
export const place = style({
  position: 'fixed',
  zIndex: 40,
  // A page that is pressed at its end sets it where it is read.
  insetInlineStart: 'var(--toast-start, auto)',
  insetInlineEnd: `var(--toast-end, ${space(8)})`,
  // A bar that stays in sight at the page's end is not covered.
  bottom: `calc(${space(5)} + var(--bar, 0px))`,
  // As high as the page, whatever is in it: none that is there is taken for moved as another comes.
  top: 0,
  display: 'flex',
  // The next one stands further in: what is read stays where it is.
  flexDirection: 'var(--toast-flow, column-reverse)',
  gap: space(2),
  alignItems: 'var(--toast-side, end)',
  width: `min(440px, calc(100vw - ${space(8)}))`,
  pointerEvents: 'none',
  '@media': {
    [media.stacked]: {
      // Beside a scrollbar, too, which 100vw has in it.
      insetInline: space(4),
      width: 'auto',
      alignItems: 'end',
      // A page that is filled in downwards has it at its top: what comes next is never under it.
      top: 'var(--toast-top, 0)',
      bottom: `var(--toast-bottom, calc(${space(4)} + var(--bar, 0px)))`,
    },
    print: { display: 'none' },
  },
});
