import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';

const sweep = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

// Between the hairlines and the surface, for the sunk ground is all but the surface's own in the dark.
const ground = `color-mix(in srgb, ${vars.color.line} 60%, ${vars.color.surface})`;

export const shimmer = style({
  display: 'inline-block',
  maxWidth: '100%',
  verticalAlign: 'middle',
  borderRadius: '6px',
  background: `linear-gradient(100deg, ${ground} 40%, ${vars.color.line} 50%, ${ground} 60%) 0 0 / 200% 100%`,
  animation: `${sweep} 1.4s linear infinite`,
});
