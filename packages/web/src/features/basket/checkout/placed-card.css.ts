import { style } from '@vanilla-extract/css';

import { space } from '../../../theme/metrics.ts';
import { vars } from '../../../theme/vars.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(4),
  padding: `${space(12)} ${space(5)}`,
  textAlign: 'center',
});
export const texts = style({
  display: 'grid',
  gap: space(1),
  maxWidth: '60ch',
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(2) });
