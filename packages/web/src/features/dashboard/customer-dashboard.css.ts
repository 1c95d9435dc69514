import { style } from '@vanilla-extract/css';

import { figureColumns } from '../../shared/account/figure-columns.ts';
import { media, space } from '../../theme/metrics.ts';

export const grid = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [`print, ${media.notStacked}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: figureColumns },
  },
});
export const full = style({ minWidth: 0, '@media': { [`print, ${media.notStacked}`]: { gridColumn: '1 / -1' } } });
export const twoWide = style({ '@media': { [media.wide]: { gridColumn: 'span 2' } } });
export const banner = style({
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [`print, ${media.notStacked}`]: { gridColumn: '1 / -1' }, [media.wide]: { gridColumn: 'span 2' } },
});
