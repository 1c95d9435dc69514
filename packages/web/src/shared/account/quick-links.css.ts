import { globalStyle, style } from '@vanilla-extract/css';

import { media, space } from '../../theme/metrics.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2.5),
  '@media': { [media.laptop]: { gap: space(1.5) } },
});
// Their names are longer in other languages: the words of welcome stand beside them all the same.
globalStyle(`${list} a`, { '@media': { [media.laptop]: { paddingInline: '12px' } } });
