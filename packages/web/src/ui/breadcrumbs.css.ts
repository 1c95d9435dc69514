import { style } from '@vanilla-extract/css';

import { media, space } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(1.5),
  // Two lines of them are as far apart as their targets are high.
  rowGap: '6px',
  fontSize: '12.5px',
  lineHeight: '18px',
  color: vars.color.ink3,
  '@media': {
    // One line on small screens, to be scrolled where it is long: nothing below moves when a name in it comes late.
    [media.stacked]: {
      flexWrap: 'nowrap',
      whiteSpace: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for the ring of the focus.
      margin: '-4px',
      padding: '4px',
    },
  },
});
export const item = style({
  display: 'flex',
  gap: space(1.5),
  selectors: { '&:not(:last-child)::after': { content: '"/" / ""', alignSelf: 'center' } },
});
export const link = style({
  // A target of 24 px in a line of 18.
  padding: '3px 0',
  margin: '-3px 0',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
});
