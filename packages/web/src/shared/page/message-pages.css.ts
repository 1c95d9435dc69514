import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';

export const page = style({ display: 'grid', placeItems: 'center', minHeight: '60vh', position: 'relative' });
/** As at the top of every page. */
export const account = style({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  minHeight: '48px',
});
