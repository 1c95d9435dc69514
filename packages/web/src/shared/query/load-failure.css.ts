import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const quoted = style({
  display: 'block',
  marginTop: space(2),
  fontSize: '12.5px',
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
});
