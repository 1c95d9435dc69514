import { globalStyle, style } from '@vanilla-extract/css';

import { media, space, textSize } from '../../../theme/metrics.ts';
import { vars } from '../../../theme/vars.css.ts';
import { panel } from '../../../shared/search/search-results.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space(3)} ${space(8)}`,
  marginBottom: space(6),
  '@media': { [media.notStacked]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr)' } },
});
export const text = style({
  marginTop: space(1),
  color: vars.color.ink2,
  fontSize: textSize.small.fontSize,
  lineHeight: '19px',
});
export const box = style({ minWidth: 0 });
// The panel is as wide as its box, which has the width of half a page here.
globalStyle(`${box} ${panel}`, { width: '100%' });
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
