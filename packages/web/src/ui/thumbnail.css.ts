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
});
export const image = style({ width: '100%', height: '100%', objectFit: 'contain' });
