import { style } from '@vanilla-extract/css';

import { textSize } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

export const kbd = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '19px',
  minHeight: '19px',
  padding: '0 5px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '5px',
  fontFamily: 'inherit',
  fontSize: textSize.fine.fontSize,
  lineHeight: 1,
  color: vars.color.ink3,
});
