import { style } from '@vanilla-extract/css';

import { space } from '../../../theme/metrics.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  marginTop: space(4),
  textAlign: 'start',
});
export const lists = style({ display: 'grid', maxHeight: '264px', overflowY: 'auto' });
export const list = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  padding: `${space(1.5)} 2px`,
  selectors: { '&:not(:first-child)': { borderTop: `1px solid ${color.line}` } },
});
export const name = style({
  minWidth: 0,
  padding: '4px 0',
  color: color.link,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space(2) });
export const field = style({ flex: '1 1 180px', minWidth: 0 });
export const watch = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(2),
  paddingTop: space(4),
  borderTop: `1px solid ${color.line}`,
});
