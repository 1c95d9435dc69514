import { style } from '@vanilla-extract/css';

import { formWidth, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = style({ maxWidth: formWidth.card });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: space(4),
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(2)} ${space(4)}` });
export const sent = style({ display: 'grid', justifyItems: 'start', gap: space(4), color: vars.color.ink2 });
export const reference = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  ...textSize.amount,
  fontWeight: 620,
  letterSpacing: '0.02em',
  color: vars.color.ink,
});
