import { style } from '@vanilla-extract/css';

import { space, textSize } from '../../../theme/metrics.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Where there is room the bar stands between its name and its value, else below them. */
const inLine = 'bars (min-width: 440px)';
const inLongLine = 'bars (min-width: 640px)';

export const room = style({ containerType: 'inline-size', containerName: 'bars' });
export const list = style({ display: 'grid', gap: space(3), marginTop: space(3) });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name value" "note note" "bars bars"',
  gap: `2px ${space(4)}`,
  '@container': {
    [inLine]: {
      gridTemplateColumns: 'minmax(0, 1.3fr) minmax(0, 0.9fr) minmax(min-content, 1.1fr)',
      gridTemplateAreas: '"name bars value" "name bars note"',
      rowGap: 0,
    },
    [inLongLine]: { gridTemplateColumns: 'minmax(0, 0.7fr) minmax(0, 1.7fr) minmax(min-content, 1.4fr)' },
  },
});
export const name = style({ gridArea: 'name', alignSelf: 'center', minWidth: 0, overflowWrap: 'anywhere' });
export const value = style({ gridArea: 'value', minWidth: 0, fontWeight: 600, textAlign: 'end' });
export const note = style({
  gridArea: 'note',
  ...textSize.label,
  color: vars.color.ink3,
  '@container': { [inLine]: { textAlign: 'end' } },
});
export const bars = style({ gridArea: 'bars', alignSelf: 'center', display: 'block', overflow: 'visible' });
export const track = style({ fill: vars.color.sunk });
