import { style } from '@vanilla-extract/css';

import { formWidth, media, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${formWidth.card}) 320px`,
  alignItems: 'start',
  gap: space(4),
  '@media': { [media.folded]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4), minWidth: 0 });
/** The narrow column; where it stands below the form, its place is known only once that has come. */
export const aside = style([
  column,
  { '@media': { [media.folded]: { selectors: { '[aria-busy="true"] > &': { display: 'none' } } } } },
]);
export const facts = style({
  display: 'grid',
  gap: space(3),
  marginTop: space(3.5),
  fontSize: textSize.small.fontSize,
});
export const factName = style({ color: vars.color.ink3, fontSize: textSize.label.fontSize });
export const factValue = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const state = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  marginTop: space(3),
  fontSize: textSize.small.fontSize,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});
