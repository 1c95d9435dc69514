import { style } from '@vanilla-extract/css';

import { space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Around a list that nothing stands above in its card. */
export const alone = style({});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  padding: `${space(3)} ${space(5)}`,
  borderTop: `1px solid ${color.line}`,
  selectors: { [`${alone} > ul > &:first-child`]: { borderTop: 0 } },
});
export const device = style({ display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });
export const deviceName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  fontWeight: 600,
});
export const signInsHead = style({ padding: `${space(4)} ${space(5)}` });
