import { style } from '@vanilla-extract/css';

import { media, space } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const welcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(3)} ${space(6)}`,
  marginBottom: space(4.5),
});
export const welcomeText = style({
  color: vars.color.ink3,
  fontSize: '13px',
  lineHeight: '19px',
  '@media': { [media.stacked]: { order: -1 } },
});
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
