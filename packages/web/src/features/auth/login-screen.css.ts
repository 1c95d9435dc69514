import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space(4), marginTop: space(4) });
export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  marginTop: space(4),
  color: vars.color.ink2,
  fontSize: '13px',
  lineHeight: '18px',
});
