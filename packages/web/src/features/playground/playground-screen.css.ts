import { style } from '@vanilla-extract/css';

import { media, radius, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 216px' } },
});
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space(4),
  '@media': { [media.wide]: { order: 1, position: 'sticky', top: space(6), alignSelf: 'start' } },
});
export const index = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  '@media': { [media.wide]: { flexDirection: 'column' } },
});
export const link = style({
  display: 'block',
  padding: `${space(1.5)} ${space(3)}`,
  borderRadius: radius.small,
  color: color.ink2,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.sunk, color: color.ink } },
});
export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) });
export const group = style({
  scrollMarginTop: space(6),
});
export const title = style({ marginBottom: space(3), ...textSize.lead, fontWeight: 620 });
export const stages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
});
export const beside = style({ '@media': { [media.notStacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });
const corner = '15px';
/** Has the colours of the scheme its `data-theme` names, whatever the page's own are. */
export const stage = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
  gap: `${space(5)} ${space(5)}`,
  padding: space(5),
  background: color.page,
  color: color.ink,
  selectors: {
    '&[data-theme="light"]': { colorScheme: 'light' },
    '&[data-theme="dark"]': { colorScheme: 'dark' },
    '&:first-child': { borderStartStartRadius: corner, borderStartEndRadius: corner },
    '&:last-child': { borderEndStartRadius: corner, borderEndEndRadius: corner },
  },
  accentColor: color.brand,
  '@media': {
    [media.stacked]: { padding: space(4) },
    [media.notStacked]: {
      selectors: {
        [`${beside} > &:first-child`]: { borderStartEndRadius: 0, borderEndStartRadius: corner },
        [`${beside} > &:last-child`]: { borderEndStartRadius: 0, borderStartEndRadius: corner },
      },
    },
  },
});
