import { style } from '@vanilla-extract/css';

import { media, motion, radius, rem, space, textSize } from '../../../theme/metrics.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

/** Wide enough for two months beside the presets, right of the segment switch. */
export const twoMonths = `(min-width: ${rem(1280)})`;

export const panel = style({
  display: 'flex',
  gap: space(4),
  padding: space(2),
  '@media': {
    [media.folded]: { flexDirection: 'column', width: '296px', maxWidth: '100%' },
    [media.stacked]: { gap: space(3), width: 'auto', padding: 0 },
  },
});
// The size of the panel while its code is on its way.
export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  width: '444px',
  height: '416px',
  color: color.brand,
  '@media': {
    [twoMonths]: { width: '724px' },
    [media.folded]: { width: '296px', height: '610px', maxWidth: '100%' },
    [media.stacked]: { width: 'auto', height: '560px' },
  },
});
export const presets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  flex: 'none',
  width: '132px',
  '@media': { [media.folded]: { display: 'grid', gridTemplateColumns: '1fr 1fr', width: 'auto' } },
});
export const preset = style({
  minHeight: '34px',
  padding: '0 10px',
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.ink2,
  fontSize: textSize.small.fontSize,
  fontWeight: 550,
  textAlign: 'start',
  transition: `background ${motion.fast}`,
  '@media': { [media.stacked]: { minHeight: '30px' } },
  selectors: {
    '&:hover': { background: color.sunk },
    '&[aria-pressed="true"]': { background: color.brandSoft, color: color.ink },
  },
});
export const days = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  width: '280px',
  maxWidth: '100%',
  '@media': { [twoMonths]: { width: '556px' }, [media.stacked]: { width: 'auto' } },
});
export const fields = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(3) });
