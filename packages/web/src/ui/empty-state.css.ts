import { style } from '@vanilla-extract/css';

import { space } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(4),
  padding: `${space(10)} ${space(5)}`,
  color: vars.color.ink2,
  textAlign: 'center',
});
export const text = style({ maxWidth: '44ch', textWrap: 'balance' });
