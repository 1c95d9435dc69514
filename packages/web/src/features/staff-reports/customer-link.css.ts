import { style } from '@vanilla-extract/css';

import { textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const link = style({
  color: vars.color.link,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const no = style({ display: 'block', ...textSize.label, color: vars.color.ink3 });
