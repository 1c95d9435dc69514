import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  marginTop: space(4),
});
export const said = style({ marginBottom: space(4) });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space(2) });
export const beside = style({ display: 'block', color: vars.color.ink3, fontSize: '12.5px' });
export const secret = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  marginTop: space(4),
});
export const code = style({
  width: '100%',
  padding: space(3),
  borderRadius: '8px',
  background: vars.color.sunk,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '13px',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
