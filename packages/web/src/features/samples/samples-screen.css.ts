import { style } from '@vanilla-extract/css';

import { media, space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  marginBottom: space(3.5),
});
// Above the row's own link, which covers the row; tall enough to hit (WCAG 2.5.8).
export const customer = style({
  position: 'relative',
  zIndex: 1,
  display: 'inline-block',
  padding: '3px 0',
  color: color.link,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const followUp = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: '40px',
  '@media': { [media.stacked]: { justifyContent: 'flex-end' } },
});
export const mark = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space(2)}`,
  // Under each other, so that the customer's name has its room.
  '@media': { [media.stacked]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'flex-end' } },
});
export const act = style({ position: 'relative', zIndex: 1 });
export const done = style({ display: 'inline-flex', alignItems: 'center', gap: '6px', color: color.good });
