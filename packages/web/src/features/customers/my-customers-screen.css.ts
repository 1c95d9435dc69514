import { style } from '@vanilla-extract/css';

import { media, size, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';
import { whenStacked } from '../../ui/when-stacked.ts';

export const room = style({ containerType: 'inline-size', containerName: 'customers' });
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${space(3)} ${space(4)}`,
  marginBottom: space(3.5),
});
export const censor = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.control,
  marginInlineStart: 'auto',
});
// Where the table is stacked rows, whose headers cannot be pressed.
export const sort = style({
  display: 'none',
  flex: '1 1 220px',
  '@media': {
    [media.stacked]: { display: 'block' },
    screen: { '@container': { 'customers (max-width: 730px)': { display: 'block' } } },
  },
});
export const notices = style({
  display: 'grid',
  gap: space(2),
  selectors: { '&:not(:empty)': { marginBottom: space(3.5) } },
});
export const order = style({ margin: `0 0 ${space(2)}`, color: vars.color.ink2, fontSize: textSize.small.fontSize });
// In line with the other values: the star has room to be pressed around it.
export const star = style({ display: 'inline-block', margin: '0 -8px', ...whenStacked({ margin: '0 -11px 0 0' }) });
