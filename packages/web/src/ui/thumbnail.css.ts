import { style } from '@vanilla-extract/css';

import { radius } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

export const frame = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radius.small,
  background: vars.color.sunk,
  color: vars.color.ink2,
  selectors: { '&:has(img)': { background: vars.color.plate } },
});
export const image = style({ width: '100%', height: '100%', objectFit: 'contain' });
