import { globalStyle, style } from '@vanilla-extract/css';

import { media, space } from '../../theme/metrics.ts';

export const filters = style({
  display: 'grid',
  gap: space(3),
  marginBottom: space(4),
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1.4fr) repeat(4, minmax(0, 1fr))' } },
});
// In two rows below the wide screen: three and two. On small ones the period stands alone, and the others in pairs.
globalStyle(`${filters} > *`, {
  '@media': { [media.folded]: { gridColumn: 'span 2' }, [media.stacked]: { gridColumn: 'span 3' } },
});
globalStyle(`${filters} > :nth-child(n + 4)`, { '@media': { [media.folded]: { gridColumn: 'span 3' } } });
globalStyle(`${filters} > :first-child`, { '@media': { [media.stacked]: { gridColumn: '1 / -1' } } });
