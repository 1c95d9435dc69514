import { style } from '@vanilla-extract/css';

import { radius, space, textSize } from '../../../theme/metrics.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

const ground = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.rail,
});
export const banner = style([ground, { height: '132px' }]);
export const art = style([ground, { height: '240px' }]);

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(118px, 1fr))',
  gap: space(2),
});
export const swatch = style({ display: 'grid', gap: '3px', ...textSize.tiny, color: color.ink2 });
export const patch = style({ height: '36px', border: `1px solid ${color.line}`, borderRadius: radius.small });
export const spaces = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space(3) });
export const box = style({ background: color.brandSoft, border: `1px solid ${color.brand}` });
