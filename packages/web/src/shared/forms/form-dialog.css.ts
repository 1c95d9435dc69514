import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  marginTop: space(4),
});
