import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(3),
  marginBottom: space(3.5),
});
export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
