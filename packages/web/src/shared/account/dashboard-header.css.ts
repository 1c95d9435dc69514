import { style } from '@vanilla-extract/css';

import { media, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const welcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(3)} ${space(6)}`,
  marginBottom: space(4.5),
  '@media': { [media.laptop]: { marginBottom: space(3.5), columnGap: space(4) } },
});
export const welcomeText = style({
  color: vars.color.ink3,
  fontSize: textSize.small.fontSize,
  lineHeight: '19px',
  '@media': { [media.stacked]: { order: -1 } },
});
/** It comes late: where it may not fit beside the greeting it has a line of its own from the start. */
export const badge = style({
  display: 'flex',
  minWidth: 0,
  '@media': { [media.folded]: { flexBasis: '100%', minHeight: '24px', alignItems: 'center' } },
});
