import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';
import { whenStacked } from './when-stacked.ts';

const { color } = vars;

// Stacked rows have no header to press; what sorts them then stands elsewhere on the page.
export const button = style({
  minHeight: '28px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  whiteSpace: 'inherit',
  selectors: { '&:hover, &[data-sorted]': { color: color.ink } },
  ...whenStacked({ display: 'none' }),
});
export const icon = style({ display: 'inline-block', verticalAlign: '-2px' });
// It has its room before it is there, so that nothing moves; but where there is little.
globalStyle(`${button}:not(:hover, :focus-visible, [data-sorted]) > ${icon}`, {
  opacity: 0,
  '@container': { 'wide-table (max-width: 930px)': { display: 'none' } },
});
export const label = style({ display: 'none', ...whenStacked({ display: 'inline' }) });
