import { style } from '@vanilla-extract/css';

import { space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
export const shipment = style({
  paddingTop: space(3),
  selectors: { '&:not(:first-child)': { marginTop: space(4), borderTop: `1px solid ${color.line}` } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `2px ${space(3)}`,
  marginBottom: space(3),
  fontSize: textSize.small.fontSize,
  color: color.ink2,
});
export const contents = style({ flex: '0 1 auto', selectors: { '&[open]': { flexBasis: '100%' } } });
export const summary = style({
  width: 'fit-content',
  padding: '3px 0',
  color: color.link,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const lines = style({ display: 'grid', gap: '4px', padding: `${space(1)} 0 ${space(1)} ${space(4)}` });
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(2)}` });
