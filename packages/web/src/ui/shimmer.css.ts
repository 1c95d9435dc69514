import { keyframes, style } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';

const { color } = vars;
const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

export const shimmer = style({
  position: 'relative',
  display: 'inline-block',
  maxWidth: '100%',
  overflow: 'hidden',
  verticalAlign: 'middle',
  borderRadius: '6px',
  // Between the hairlines and the surface, for the sunk ground is all but the surface's own in the dark.
  background: `color-mix(in srgb, ${color.line} 60%, ${color.surface})`,
  selectors: {
    // Moved by the compositor: a ground that moves is painted anew in every frame, while the page has to start.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(100deg, transparent 30%, ${color.line} 50%, transparent 70%)`,
      animation: `${sweep} 1.4s linear infinite`,
    },
  },
});
