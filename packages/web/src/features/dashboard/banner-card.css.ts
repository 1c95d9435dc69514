import { style } from '@vanilla-extract/css';

import { media, radius, rem } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

/** Where the picture is the narrow one. */
export const narrow = `(max-width: ${rem(560)})`;
export const frame = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '1460 / 264',
  borderRadius: radius.card,
  overflow: 'hidden',
  background: vars.color.rail,
  '@media': {
    print: { display: 'none' },
    [narrow]: { aspectRatio: '2 / 1' },
    [media.wide]: { aspectRatio: 'auto', height: '100%', minHeight: '138px' },
    [media.laptop]: { minHeight: '116px' },
  },
});
export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'left center',
});
