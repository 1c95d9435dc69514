import { globalStyle, style } from '@vanilla-extract/css';

import { space, textSize } from '../../theme/metrics.ts';
import { whenSlim } from '../../ui/when-stacked.ts';

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(3),
  marginBottom: space(3.5),
});
export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
// Six columns on a tablet: each as wide as what it holds.
globalStyle(`${cards} th`, whenSlim({ width: 'auto !important' }));
globalStyle(`${cards} td`, whenSlim({ fontSize: textSize.small.fontSize }));
globalStyle(`${cards} td div:has(> button)`, whenSlim({ gap: 0 }));
globalStyle(`${cards} td button`, whenSlim({ paddingInline: space(2.5), fontSize: textSize.small.fontSize }));
