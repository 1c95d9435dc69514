import { style } from '@vanilla-extract/css';

import { formWidth, media, space } from '../../theme/metrics.ts';

export const filters = style({ display: 'grid', justifyItems: 'start', gap: space(4), marginBottom: space(4) });
export const form = style({
  display: 'grid',
  gap: space(3),
  width: '100%',
  maxWidth: formWidth.card,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.notStacked]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) auto' } },
});
/** Beside the fields, below their labels. */
export const actions = style({
  display: 'flex',
  gap: space(2),
  alignItems: 'start',
  '@media': { [media.notStacked]: { paddingTop: '28px' } },
});
