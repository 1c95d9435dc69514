import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css.ts';

// Above the link of a row, which covers it.
export const star = style({
  // No higher than the line it stands in.
  marginBlock: '-6px',
  position: 'relative',
  zIndex: 1,
  color: vars.color.ink2,
  selectors: { '&[aria-pressed="true"]': { color: vars.color.wait } },
});
globalStyle(`${star}[aria-pressed="true"] svg`, { fill: 'currentColor' });
