import { globalStyle, style } from '@vanilla-extract/css';

import { space } from '../../../theme/metrics.ts';

export const section = style({ marginTop: space(6) });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(2)} ${space(3)}`,
  minHeight: '24px',
  marginBottom: space(3),
});
export const censor = style({ marginInlineStart: 'auto' });
// The rows share the 650px (specification §customer-tables) that the top table is high, its border included.
export const top = style({});
globalStyle(`${top} table:has(td)`, { '@container': { 'wide-table (min-width: 728.02px)': { height: '648px' } } });
