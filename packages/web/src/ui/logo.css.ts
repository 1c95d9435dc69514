import { style } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';

export const logoGround = style({ fill: vars.color.hivis });
export const logoMark = style({
  fill: 'none',
  stroke: vars.color.hivisInk,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
