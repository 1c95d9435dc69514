import { style } from '@vanilla-extract/css';

import { media, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style({ minHeight: '138px', '@media': { [media.laptop]: { minHeight: '116px' } } });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space(1.5) });
export const period = style({ color: vars.color.ink3, ...textSize.small });
export const notice = style({ marginTop: space(3) });
export const counts = style({
  display: 'flex',
  gap: space(9),
  marginTop: space(3.5),
  '@media': { [media.laptop]: { marginTop: space(2) } },
});
// The name comes first for those who listen, the figure for those who look.
export const count = style({ display: 'flex', flexDirection: 'column-reverse', minWidth: '52px' });
export const name = style({ marginTop: '2px', color: vars.color.ink3, ...textSize.label });
