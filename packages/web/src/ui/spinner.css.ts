import { keyframes, style } from '@vanilla-extract/css';

import { media } from '../theme/metrics.ts';

export const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 0.8s linear infinite`,
  // A ring without a gap does not seem to turn.
  '@media': {
    [media.forcedColours]: { forcedColorAdjust: 'none', borderColor: 'CanvasText', borderRightColor: 'transparent' },
  },
});
