import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';
import { whenStacked } from './when-stacked.ts';

const { color } = vars;

// Stacked rows have no header to press; what sorts them then stands elsewhere on the page.
export const button = style({
  position: 'relative',
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
// Between the columns, so that it takes no room of theirs: after a label, before one that ends at the right.
const icon = style({
  position: 'absolute',
  top: 'calc(50% - 7px)',
  opacity: 0,
  selectors: { [`:is(${button}:hover, ${button}:focus-visible, ${button}[data-sorted]) > &`]: { opacity: 1 } },
});
export const icons = styleVariants({
  start: [icon, { left: 'calc(100% + 1px)' }],
  end: [icon, { right: 'calc(100% + 1px)' }],
});
export const label = style({ display: 'none', ...whenStacked({ display: 'inline' }) });
