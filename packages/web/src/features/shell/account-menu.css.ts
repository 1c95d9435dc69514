import { style } from '@vanilla-extract/css';

import { media, motion, rem, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(36),
  height: rem(36),
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '50%',
  background: color.brandSoft,
  color: color.brand,
  fontSize: textSize.label.fontSize,
  fontWeight: 650,
  transition: `border-color ${motion.fast}`,
  selectors: { '&:hover, &[aria-expanded="true"]': { borderColor: color.brand } },
});
export const visitor = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  '@media': { [media.stacked]: { gap: 0 } },
});
/** On small screens there is the name of the portal beside it. */
export const login = style({ '@media': { [media.stacked]: { padding: '6px 10px' } } });
export const email = style({ ...textSize.label, color: color.ink3, overflowWrap: 'anywhere' });
