import { style } from '@vanilla-extract/css';

import { media, space } from '../../theme/metrics.ts';

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  justifyContent: 'flex-end',
  '@media': { [media.stacked]: { justifyContent: 'flex-start' } },
});
export const pages = style({ marginBottom: space(4) });
