import { style, styleVariants } from '@vanilla-extract/css';

import { radius, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const small = style({ ...textSize.label });
const narrow = 'watchlist (max-width: 719.98px)';

export const shimmers = style({ display: 'grid', gap: space(4) });
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  containerType: 'inline-size',
  containerName: 'watchlist',
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: `${space(3)} ${space(4)}`,
  padding: `${space(3.5)} ${space(5)}`,
  selectors: {
    '&:not(:first-child)': { borderTop: `1px solid ${color.line}` },
    '&[data-new="true"]': { boxShadow: `inset 3px 0 0 ${color.hivis}` },
    '&:first-child': { borderRadius: `${radius.card} ${radius.card} 0 0` },
    '&:last-child': { borderRadius: `0 0 ${radius.card} ${radius.card}` },
    '&:only-child': { borderRadius: radius.card },
  },
  '@container': { [narrow]: { flexWrap: 'wrap', padding: space(3.5) } },
});
export const texts = style({
  display: 'grid',
  gap: space(1),
  flex: '1 1 0',
  minWidth: 0,
  // Beside the picture alone.
  '@container': { [narrow]: { flexBasis: 'calc(100% - 60px)' } },
});
export const news = style([
  small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space(2),
    color: color.good,
    fontWeight: 600,
  },
]);
export const isNew = style({
  padding: '0 8px',
  borderRadius: radius.round,
  background: color.hivis,
  color: color.hivisInk,
});
export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(1)} ${space(3)}` });
export const since = style([small, { color: color.ink3, fontWeight: 400 }]);
export const prices = style({
  display: 'grid',
  justifyItems: 'end',
  flex: 'none',
  minWidth: '132px',
  textAlign: 'end',
  '@container': { [narrow]: { flex: '1 1 auto', justifyItems: 'start', textAlign: 'start' } },
});
export const now = style({ ...textSize.lead, fontWeight: 620 });
export const before = style([small, { display: 'flex', flexWrap: 'wrap', columnGap: space(2), color: color.ink2 }]);
export const change = styleVariants({ fell: { color: color.good }, rose: { color: color.ink2 } }, (look) => [
  look,
  { display: 'inline-flex', alignItems: 'center', gap: '3px', fontWeight: 600 },
]);
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(1),
  flex: 'none',
  minWidth: '168px',
  '@container': { [narrow]: { minWidth: 0 } },
});
