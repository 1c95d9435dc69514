import { style, styleVariants } from '@vanilla-extract/css';

import { media, motion, radius, size, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.ink3,
  ...textSize.small,
  textAlign: 'start',
  transition: `color ${motion.fast}, background ${motion.fast}`,
});
/** Under a form: by its name. In a header there is only room for the globe. */
export const trigger = styleVariants({
  form: [
    base,
    {
      minHeight: '32px',
      margin: `0 ${space(-2)}`,
      padding: `${space(1)} ${space(2)}`,
      selectors: { '&:hover, &[aria-expanded="true"]': { color: color.ink } },
    },
  ],
  header: [
    base,
    {
      justifyContent: 'center',
      width: size.control,
      height: size.control,
      borderRadius: radius.control,
      color: 'inherit',
      '@media': { [media.stacked]: { width: '32px' } },
      selectors: {
        '&:hover, &[aria-expanded="true"]': { background: `color-mix(in srgb, currentColor 10%, transparent)` },
      },
    },
  ],
});
