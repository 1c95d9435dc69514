import { style } from '@vanilla-extract/css';

import { radius, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const panel = style({
  display: 'grid',
  gap: space(4),
  marginTop: space(3),
  outline: 'none',
  textAlign: 'start',
});
/** Pictures beside the facts where there is room. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: space(5),
});
export const column = style({ display: 'grid', alignContent: 'start', gap: space(3), minWidth: 0 });
export const picture = style({
  width: '100%',
  maxHeight: '260px',
  aspectRatio: '1',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: '#fff',
  objectFit: 'contain',
});
export const thumbnail = style({
  padding: '2px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: 'none',
  selectors: { '&[aria-pressed="true"]': { borderColor: color.link } },
});
export const prices = style({ width: '100%', borderCollapse: 'collapse' });
export const priceName = style({ padding: `${space(1)} 0`, color: color.ink2, fontWeight: 400, textAlign: 'start' });
export const price = style({ padding: `${space(1)} 0`, fontWeight: 600, textAlign: 'end' });
export const text = style({
  display: 'grid',
  gap: space(2),
  paddingTop: space(4),
  borderTop: `1px solid ${color.line}`,
  fontWeight: 400,
  overflowWrap: 'anywhere',
});
export const textTitle = style({ ...textSize.body, fontWeight: 600 });
export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  paddingTop: space(4),
  borderTop: `1px solid ${color.line}`,
});
