import { style } from '@vanilla-extract/css';

import { motion, radius, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** A storefront in a list of them; the current one has a tick at its end. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  minHeight: '34px',
  padding: `${space(1.5)} ${space(3)}`,
  borderRadius: radius.small,
  color: color.ink2,
  ...textSize.small,
  textDecoration: 'none',
  transition: `background ${motion.fast}`,
  selectors: {
    '&:hover, &:focus': { background: color.sunk, color: color.ink },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-current]': { color: color.ink, fontWeight: 600 },
  },
});
