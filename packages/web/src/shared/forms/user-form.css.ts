import { style } from '@vanilla-extract/css';

import { media, space } from '../../theme/metrics.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5) });
export const names = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const notice = style({ flex: '1 1 220px', minWidth: 0, selectors: { '&:empty': { display: 'none' } } });
