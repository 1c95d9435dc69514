import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';

export const quoted = style({
  display: 'block',
  marginTop: space(2),
  fontSize: '12.5px',
  overflowWrap: 'anywhere',
});
