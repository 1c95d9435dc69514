import { globalStyle, style } from '@vanilla-extract/css';

import { formWidth, media, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(4),
  '@media': { [media.wide]: { gridTemplateColumns: `minmax(0, ${formWidth.card}) minmax(300px, 1fr)` } },
});
export const full = style({ minWidth: 0, gridColumn: '1 / -1' });
// Nobody knows how many favourites or sessions there will be: what stands below them is shown once its place is known.
globalStyle(`${columns} > :is([aria-busy='true'], :has(> [aria-busy='true'])) ~ ${full}`, { visibility: 'hidden' });
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4), minWidth: 0 });
export const body = style({ marginTop: space(3.5) });
export const head = style({ padding: `${space(4)} ${space(5)}` });
export const note = style({ padding: `0 ${space(5)} ${space(4)}` });
export const preferences = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(4)} ${space(10)}`,
  marginTop: space(3.5),
});
export const scheme = style({ marginTop: space(1.5) });
export const favourite = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '60px',
  padding: `${space(2)} ${space(3)} ${space(2)} ${space(5)}`,
  borderTop: `1px solid ${color.line}`,
});
export const place = style({ flex: 'none', minWidth: '22px', color: color.ink3, fontSize: textSize.small.fontSize });
export const customer = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const customerName = style({
  color: color.link,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const moves = style({ display: 'flex', flex: 'none' });
