import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';

export const item = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: space(3),
  minWidth: 0,
});
// A number is not broken at its hyphens.
export const number = style({ fontWeight: 600, whiteSpace: 'nowrap' });
