import { globalStyle, style } from '@vanilla-extract/css';

import { media, space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const head = style({ display: 'grid', gap: space(3), padding: `${space(4)} ${space(5)} ${space(3)}` });
export const none = style({ padding: `0 ${space(5)} ${space(5)}`, color: vars.color.ink3 });
export const buttons = style({
  display: 'flex',
  '@media': { [media.stacked]: { flexWrap: 'wrap' } },
  justifyContent: 'flex-end',
  gap: space(2),
  padding: `${space(1)} 0`,
});
// On a tablet, too, there is no room for when it was sent: it expires so many days after that.
globalStyle(`${head} ~ div [data-place='none']`, {
  '@media': { [media.notStacked]: { '@container': { 'folding-table (max-width: 760px)': { display: 'none' } } } },
});
