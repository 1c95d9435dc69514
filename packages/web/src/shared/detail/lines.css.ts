import { style } from '@vanilla-extract/css';

import { media, space, textSize } from '../../theme/metrics.ts';
import { vars } from '../../theme/vars.css.ts';
import { whenStacked } from '../../ui/when-stacked.ts';

export const head = style({ padding: `${space(4)} ${space(5)} ${space(3)}` });
export const empty = style({ padding: space(6), color: vars.color.ink2 });
export const promise = style([
  {
    display: 'grid',
    marginTop: space(1),
    ...textSize.fine,
    whiteSpace: 'nowrap',
    // Most languages have no room for it in one line there.
    '@media': { [media.folded]: { whiteSpace: 'normal', textWrap: 'balance' } },
  },
  // Beside what the line is.
  whenStacked({ maxWidth: '7rem', whiteSpace: 'normal', textWrap: 'balance' }),
]);
