import { style } from '@vanilla-extract/css';

import { media, radius, space, textSize } from '../theme/metrics.ts';
import { vars } from '../theme/vars.css.ts';

export const card = style({
  minWidth: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  boxShadow: vars.shadow,
});
export const padded = style({ padding: space(5), '@media': { [media.laptop]: { padding: space(4) } } });
export const dimmed = style({ background: `color-mix(in srgb, ${vars.color.surface} 65%, ${vars.color.page})` });
export const title = style({ ...textSize.small, fontWeight: 550, color: vars.color.ink2 });
