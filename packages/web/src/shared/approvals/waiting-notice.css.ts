import { style } from '@vanilla-extract/css';

import { media, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

/** Where a line is kept for it (`dashboard-header.css.ts`); elsewhere nothing is said. */
export const none = style({
  display: 'none',
  fontSize: textSize.small.fontSize,
  color: vars.color.ink2,
  '@media': { [media.folded]: { display: 'inline' } },
});
