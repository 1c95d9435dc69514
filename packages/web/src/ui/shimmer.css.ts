import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';

const sweep = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

export const shimmer = style({
  display: 'inline-block',
  maxWidth: '100%',
  verticalAlign: 'middle',
  borderRadius: '6px',
  background: `linear-gradient(100deg, ${vars.color.sunk} 40%, ${vars.color.line} 50%, ${vars.color.sunk} 60%) 0 0 / 200% 100%`,
  animation: `${sweep} 1.4s linear infinite`,
});
