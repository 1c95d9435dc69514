import { globalStyle, style } from '@vanilla-extract/css';

import { media, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const limit = style({
  margin: `${space(3)} 0 ${space(5)}`,
  overflowWrap: 'anywhere',
  '@media': { [media.laptop]: { margin: `${space(2)} 0 ${space(3)}` } },
});
// The bar of dummies must not look like the real shares.
export const quiet = style({});
globalStyle(`${quiet} [aria-hidden="true"]`, { filter: 'blur(7px)' });
export const note = style({
  // Room for a third line, which is there where invoices are left out: that nothing moves when it comes.
  minBlockSize: '3lh',
  marginTop: space(2),
  color: vars.color.ink3,
  ...textSize.label,
});
