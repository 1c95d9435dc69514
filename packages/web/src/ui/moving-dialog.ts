import type { StyleRule } from '@vanilla-extract/css';

import { motion } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

/** Rules of a native dialog that comes from somewhere, and goes back there. What it stands over darkens and lightens with it. */
export const movingDialog = (from: { transform: string; opacity?: number }): StyleRule => {
  // It stays in the top layer for as long as it goes.
  const lasting = `overlay ${motion.panel} allow-discrete, display ${motion.panel} allow-discrete`;
  return {
    ...from,
    // It may stand within a cell whose words do not break.
    whiteSpace: 'normal',
    transition: `transform ${motion.panel}, opacity ${motion.panel}, ${lasting}`,
    selectors: {
      '&[open]': { transform: 'none', opacity: 1 },
      '&::backdrop': { background: vars.scrim, opacity: 0, transition: `opacity ${motion.panel}, ${lasting}` },
      '&[open]::backdrop': { opacity: 1 },
    },
    '@starting-style': { selectors: { '&[open]': from, '&[open]::backdrop': { opacity: 0 } } },
  };
};
