import { style } from '@vanilla-extract/css';

import { media, space } from '../../theme/metrics.ts';

export const grid = style({
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.notStacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1.355fr) minmax(0, 1.705fr) minmax(0, 1fr)' },
  },
});
export const full = style({ minWidth: 0, '@media': { [media.notStacked]: { gridColumn: '1 / -1' } } });
export const twoWide = style({ '@media': { [media.wide]: { gridColumn: 'span 2' } } });
export const banner = style({
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.notStacked]: { gridColumn: '1 / -1' }, [media.wide]: { gridColumn: 'span 2' } },
});
