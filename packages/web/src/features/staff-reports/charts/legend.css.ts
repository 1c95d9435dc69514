import { style } from '@vanilla-extract/css';

import { space, textSize } from '../../../theme/metrics.ts';
import { vars } from '../../../theme/vars.css.ts';

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(4)}` });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  ...textSize.label,
  color: vars.color.ink2,
});
export const swatch = style({ flex: 'none' });
