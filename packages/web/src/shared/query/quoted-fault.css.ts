import { style } from '@vanilla-extract/css';

import { space, textSize } from '../../theme/metrics.ts';

export const quoted = style({
  display: 'block',
  marginTop: space(2),
  fontSize: textSize.label.fontSize,
  overflowWrap: 'anywhere',
});
