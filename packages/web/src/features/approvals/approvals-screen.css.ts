import { style } from '@vanilla-extract/css';

import { space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const about = style({ maxWidth: '70ch', marginBottom: space(3.5), color: vars.color.ink2 });
export const person = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
  padding: `${space(1.5)} 0`,
});
export const credit = style({
  display: 'grid',
  gap: '2px',
  minWidth: '212px',
  textAlign: 'start',
  padding: `${space(1.5)} 0`,
  ...textSize.label,
  color: vars.color.ink2,
});
export const creditRow = style({ display: 'flex', justifyContent: 'space-between', gap: space(3) });
export const creditLeft = style([
  creditRow,
  { paddingTop: '2px', borderTop: `1px solid ${vars.color.line}`, color: vars.color.ink, fontWeight: 620 },
]);
