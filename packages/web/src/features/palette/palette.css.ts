import { style } from '@vanilla-extract/css';

import { media, radius, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Stands still while its options change: the box stays where it is. */
export const results = style({
  height: 'min(440px, calc(100dvh - 220px))',
  margin: `${space(3)} -${space(3)} 0`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const heading = style({
  padding: `${space(3)} ${space(3)} ${space(1)}`,
  color: color.ink2,
  ...textSize.label,
  fontWeight: 600,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  minHeight: '44px',
  padding: `${space(1.5)} ${space(3)}`,
  borderRadius: radius.small,
  border: 0,
  background: 'none',
  color: color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  scrollMarginBlock: space(8),
  selectors: {
    '&:hover': { background: color.sunk },
    '&[aria-selected="true"]': { background: color.sunk, outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});
export const icon = style({ flex: 'none', color: color.ink3 });
export const body = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const price = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
export const message = style({ padding: `${space(2)} ${space(3)}`, color: color.ink2 });
export const announcement = style({ minHeight: '20px', marginTop: space(2), color: color.ink, fontWeight: 600 });
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  marginTop: space(3),
  color: color.ink2,
  ...textSize.label,
  '@media': { [media.stacked]: { display: 'none' } },
});
