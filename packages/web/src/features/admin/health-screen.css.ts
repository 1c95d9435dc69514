import { style } from '@vanilla-extract/css';

import { media, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const cards = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});
export const found = style({ marginTop: space(2.5), fontSize: textSize.body.fontSize, overflowWrap: 'anywhere' });
export const todo = style({
  marginTop: space(1.5),
  color: vars.color.ink2,
  fontSize: textSize.small.fontSize,
  lineHeight: '19px',
});
export const version = style({ gridColumn: '1 / -1', color: vars.color.ink3, fontSize: textSize.label.fontSize });
