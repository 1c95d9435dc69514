import { style } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';

export const frame = style({ position: 'relative', display: 'grid', placeItems: 'center', flex: 'none' });
export const track = style({ stroke: vars.color.track });
export const tones = {
  brand: style({ stroke: vars.color.brand }),
  bad: style({ stroke: vars.color.bad }),
};
export const arc = style({ transition: 'stroke-dashoffset 200ms ease-out' });
export const centre = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
});
