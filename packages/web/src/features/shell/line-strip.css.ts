import { style } from '@vanilla-extract/css';

import { media } from '../../theme/metrics.ts';

/** At the foot of the window, behind the end of the page, so that nothing moves when it comes. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 15,
  '@media': { [media.low]: { position: 'static' } },
});
