import { style } from '@vanilla-extract/css';

import { space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const heading = style({
  margin: `0 ${space(1)}`,
  padding: `${space(4)} ${space(4)} ${space(3)}`,
  borderBottom: `1px solid ${vars.color.line}`,
  ...textSize.body,
  fontWeight: 600,
});
