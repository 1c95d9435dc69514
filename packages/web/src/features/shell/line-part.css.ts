import { globalStyle, style } from '@vanilla-extract/css';

import { space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const strip = style({
  padding: `${space(2)} ${space(4)}`,
  borderTop: `1px solid ${color.line}`,
  background: color.waitSoft,
  color: color.wait,
  fontSize: textSize.small.fontSize,
  textAlign: 'center',
});
// What has the focus is not to be scrolled beneath it.
globalStyle(`html:has(${strip})`, {
  scrollPaddingBottom: space(14),
});
