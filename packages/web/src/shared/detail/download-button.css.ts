import { style } from '@vanilla-extract/css';

import { space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const download = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space(1)} ${space(3)}`,
  marginInlineStart: 'auto',
});
export const loader = style({ fontSize: textSize.small.fontSize, color: vars.color.ink2 });
