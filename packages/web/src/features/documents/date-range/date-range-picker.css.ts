import { style } from '@vanilla-extract/css';

import { media, rem, space, textSize } from '../../../theme/metrics.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Where a title, the picker and the search have no room in one line unless the picker takes two low ones. */
const narrowDesk = `${media.wide} and (max-width: ${rem(1439.98)})`;

export const trigger = style({
  flex: 'auto',
  padding: `6px ${space(3.5)}`,
  '@media': { [narrowDesk]: { paddingBlock: '2px' } },
});
export const text = style({
  flex: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(2)}`,
  textAlign: 'start',
  '@media': { [narrowDesk]: { flexDirection: 'column', fontSize: textSize.small.fontSize, lineHeight: '17px' } },
});
export const days = style({ fontWeight: 400, color: vars.color.ink3 });
