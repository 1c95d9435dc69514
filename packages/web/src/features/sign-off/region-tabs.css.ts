import { globalStyle, style } from '@vanilla-extract/css';

import { media, space } from '../../theme/metrics.ts';
import { group, tab } from '../../ui/card-tabs.css.ts';

/** As wide as most numbers. */
export const countWidth = '3ch';
export const count = style({ minWidth: countWidth, fontVariantNumeric: 'tabular-nums', fontWeight: 400 });
// Beside a folded rail all stand in one line.
globalStyle(`${tab}:has(${count})`, { '@media': { [media.folded]: { gap: space(1), padding: '0 8px' } } });
// On a phone two lines of four, whatever their numbers, which stand below their names.
globalStyle(`${group}:has(${count})`, {
  '@media': { [media.stacked]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
globalStyle(`${tab}:has(${count})`, {
  '@media': { [media.stacked]: { flexDirection: 'column', gap: 0, minHeight: '44px', padding: 0 } },
});
