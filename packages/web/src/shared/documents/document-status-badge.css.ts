import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css.ts';

export const unknown = style({ color: vars.color.ink3 });
export const outcome = style({ fontSize: '12.5px', lineHeight: '18px', color: vars.color.ink2 });
// Above the row's own link, which covers the row; tall enough to hit (WCAG 2.5.8).
export const why = style({
  position: 'relative',
  zIndex: 1,
  padding: '3px 0',
  fontSize: '12.5px',
  lineHeight: '18px',
  color: vars.color.ink2,
  textUnderlineOffset: '2px',
  selectors: { '&:hover': { color: vars.color.ink } },
  // It leads nowhere there.
  '@media': { print: { display: 'none' } },
});
