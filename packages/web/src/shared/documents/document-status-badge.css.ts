import { style } from '@vanilla-extract/css';

import { textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';
export const outcome = style({ ...textSize.label, color: vars.color.ink2 });
// Above the row's own link, which covers the row; tall enough to hit (WCAG 2.5.8).
export const why = style({
  position: 'relative',
  zIndex: 1,
  padding: '3px 0',
  ...textSize.label,
  color: vars.color.ink2,
  textUnderlineOffset: '2px',
  selectors: { '&:hover': { color: vars.color.ink } },
  // It leads nowhere there.
  '@media': { print: { display: 'none' } },
});
