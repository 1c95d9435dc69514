import { style } from '@vanilla-extract/css';

import { media, space } from '../../theme/metrics.ts';

export const action = style({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [media.stacked]: { justifyContent: 'flex-start' } },
});
export const cards = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
